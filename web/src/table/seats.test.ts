import { describe, expect, it } from 'vitest';
import { addSeat, moveSeat, removeSeat } from '../pages/new/draft';
import type { PlayerInfo, OptionCard, VariantCard } from '../wire';
import { table } from './fixture';
import { areApart, ownChoices, toSeating, seatsOf, rearrangeSeat } from './seats';

function player(kind: PlayerInfo['kind'], name: string, more: Partial<PlayerInfo> = {}): PlayerInfo {
  return { kind, name, bot: '', stand_in: '', taken: true, away: false, options: {}, ...more };
}

const info = table({
  players: [
    player('here', 'Mila', { options: { time_factor: '2' } }),
    player('link', 'Noor'),
    player('bot', 'Wise Owl', { bot: '3' }),
    player('open', '', { taken: false }),
  ],
});

describe('the players before the start', () => {
  it('change nothing when nothing is changed', () => {
    const { players, keeps } = toSeating(info, seatsOf(info));

    expect(keeps).toEqual([0, 1, null, null]);
    expect(players.map(({ kind, name }) => [kind, name])).toEqual([
      ['here', 'Mila'],
      ['link', 'Noor'],
      ['bot', 'Wise Owl'],
      ['link', ''],
    ]);
    expect(players[0]?.options).toEqual({ time_factor: '2' });
  });

  it('tell whether people sit at devices of their own', () => {
    const here = info.players.filter(({ kind }) => kind === 'here' || kind === 'bot');

    expect(areApart(info)).toBe(true);
    expect(areApart({ ...info, players: here })).toBe(false);
  });

  it('tell what is chosen for each of them', () => {
    const grade: OptionCard = {
      ...{ key: 'grade', kind: 'choice', title: 'Grade', why: '', default: '6', apart: '6', words: [] },
      ...{ low: 0, high: 0, main: true, endings: [], parts: [] },
    };
    const lower = { ...grade, key: 'play_grade', title: 'Asked at', default: 'same', main: false };
    const factor = { ...lower, key: 'time_factor', default: '1' };
    const variant: VariantCard = {
      ...{ id: 'one', title: 'One', say: '', low: 1, high: 4, usual: 2, options: [], pieces: [] },
      seat_options: [grade, lower, factor],
    };

    expect(ownChoices(variant, player('here', 'Mila', { options: { time_factor: '2' } }))).toEqual(['Grade: 6']);
    expect(ownChoices(variant, player('bot', 'Owl', { options: { grade: '8', play_grade: '4' } }))).toEqual([
      'Grade: 8',
      'Asked at: 4',
    ]);
  });

  it('take people along wherever they are moved', () => {
    const seats = moveSeat(seatsOf(info), -2, 0);

    expect(toSeating(info, seats).keeps).toEqual([1, 0, null, null]);
  });

  it('do not take a new person for one who was sent away', () => {
    const seats = addSeat(removeSeat(seatsOf(info), -2), 'link', '', '');

    expect(toSeating(info, seats).keeps).toEqual([0, null, null, null]);
  });

  it('keep everybody else when one of them becomes a bot', () => {
    const { players, keeps } = rearrangeSeat(info, 3, { kind: 'bot', bot: '3' });

    expect(keeps).toEqual([0, 1, null, null]);
    expect(players[0]?.options).toEqual({ time_factor: '2' });
  });
});
