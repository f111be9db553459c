import { describe, expect, it } from 'vitest';
import type { PlayerInfo, Ending, RulesPage } from '../wire';
import { clockText, secondsLeft } from './clock';
import { headline, rankSeats } from './outcome';
import { table } from './fixture';
import { sectionOf, sectionsWith } from './rules';
import { rearrangeSeat } from './seats';

function player(name: string, more: Partial<PlayerInfo> = {}): PlayerInfo {
  return {
    kind: 'here',
    name,
    bot: '',
    stand_in: '',
    taken: true,
    away: false,
    options: {},
    ...more,
  };
}

const two = [player('Mila'), player('Jonas')];

function ending(places: number[][], scores: number[]): Ending {
  return { reason: ['The bag is empty.'], places, scores };
}

describe('how a game ended', () => {
  it.each([
    [ending([[1], [0]], [434, 558]), true, 'Jonas wins by 124'],
    [ending([[0], [1]], [1, 0]), false, 'Mila wins'],
    [ending([[0, 1]], [5, 5]), true, 'It is a draw'],
    [ending([], []), true, 'The bag is empty.'],
  ])('is reported in one line', (how, hasScores, expected) => {
    expect(headline({ players: two, ending: how }, hasScores)).toBe(expected);
  });

  it('is not a draw for someone who played alone: the reason is given', () => {
    const how = { ...ending([[0]], [0]), reason: ['The square is complete!'] };

    expect(headline({ players: [player('Mila')], ending: how }, false)).toBe('The square is complete!');
  });

  it('gives shared places the same number', () => {
    const found = rankSeats(ending([[2], [0, 1], [3]], [5, 5, 9, 1]));

    expect(found.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
      [3, 4],
    ]);
  });
});

describe('a clock', () => {
  it('counts down by the page’s own time, and stands still in a pause', () => {
    const clock = { name: 'turn', seat: 0, left: 61_000, runs: true };

    expect(secondsLeft(clock, 1000, 2500)).toBe(60);
    expect(secondsLeft({ ...clock, runs: false }, 1000, 9000)).toBe(61);
    expect(secondsLeft(clock, 0, 999_000)).toBe(0);
  });

  it.each([
    [9, '0:09'],
    [84, '1:24'],
    [3671, '1:01:11'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('the rules', () => {
  const page: RulesPage = {
    title: 'Toy',
    sections: [
      { id: 'a', title: '1 Aim', parts: ['<p id="rule-1.1">Get points.</p>'] },
      { id: 'b', title: '2 Turns', parts: ['<p id="rule-2.1">Lay <b>pieces</b>.</p>'] },
    ],
  };

  it('open at the section that holds a rule', () => {
    expect(sectionOf(page, '2.1')).toBe('b');
    expect(sectionOf(page, '')).toBe('a');
    expect(sectionOf(page, '9.9')).toBe('a');
  });

  it('are searched by words, not by their marks', () => {
    expect(sectionsWith(page, 'lay PIECES').map((section) => section.id)).toEqual(['b']);
    expect(sectionsWith(page, 'rule-1')).toEqual([]);
    expect(sectionsWith(page, ' ')).toHaveLength(2);
  });
});

describe('the players before the start', () => {
  it('change one and keep the people on the others', () => {
    const players = [
      player('Mila'),
      player('', { kind: 'open', taken: false }),
      player('Ann', { kind: 'link' }),
    ];

    const seating = rearrangeSeat(table({ players }), 1, { kind: 'bot', bot: '2' });

    expect(seating.keeps).toEqual([0, null, 2]);
    expect(seating.players[1]).toEqual({ kind: 'bot', bot: '2' });
  });
});
