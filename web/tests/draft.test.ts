import { describe, expect, it } from 'vitest';
import {
  addSeat,
  changeSeat,
  describeChoices,
  coversAll,
  changedOptions,
  faults,
  createDraft,
  firstOf,
  layoutOf,
  middleBot,
  moveSeat,
  namesOf,
  removeSeat,
  valueOf,
  newTableRequest,
  parseWhole,
  withValue,
  withVariant,
  wordFor,
} from '../src/pages/new/draft';
import type { BotCard, FamilyCard, OptionCard, VariantCard } from '../src/wire';

const minutes: OptionCard = {
  key: 'minutes',
  kind: 'whole',
  title: 'Time for a turn',
  why: '',
  default: 2,
  apart: 2,
  words: [
    { value: 0, title: 'Off', parts: '' },
    { value: 2, title: '2 min', parts: '' },
  ],
  low: 1,
  high: 10,
  main: true,
  endings: [],
  parts: [],
};

function variant(id: string, low: number, high: number): VariantCard {
  return { id, title: id, say: '', low, high, usual: low, options: [minutes], seat_options: [], pieces: [] };
}

const bots: readonly BotCard[] = ['1', '2', '3', '4', '5', '6'].map((name) => ({ name, say: '' }));
const family: FamilyCard = {
  id: 'boxes',
  title: 'Boxes',
  say: '',
  short: '',
  age: '',
  low: 1,
  high: 4,
  light: null,
  dark: null,
  motif: '',
  variants: [variant('plain', 2, 4), variant('three', 3, 3), variant('alone', 1, 1)],
  bots,
  judge: [],
  best: [],
};
const [plain] = family.variants as [VariantCard];

describe('the first draft', () => {
  it('is you and a bot of middling strength', () => {
    const { seats } = createDraft(family, 'Mila');

    expect(seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual([
      ['here', 'Mila', ''],
      ['bot', '', '3'],
    ]);
  });

  it('fills a game that needs more, and leaves a game for one alone', () => {
    const three = { ...family, variants: [variant('three', 3, 3)] };
    const alone = { ...family, variants: [variant('alone', 1, 1)] };

    expect(createDraft(three, 'Mila').seats).toHaveLength(3);
    expect(createDraft(alone, 'Mila').seats).toHaveLength(1);
  });

  it('finds the middle of any ladder', () => {
    expect([[], bots.slice(0, 1), bots.slice(0, 2), bots].map(middleBot)).toEqual(['', '1', '1', '3']);
  });
});

describe('seats', () => {
  const three = addSeat(addSeat(createDraft(family, 'Mila').seats, 'link', '', '3'), 'here', 'Ada', '');

  it('keep their own number wherever they go', () => {
    expect(moveSeat(three, 3, 0).map((seat) => seat.id)).toEqual([3, 0, 1, 2]);
    expect(moveSeat(three, 0, 99).map((seat) => seat.id)).toEqual([1, 2, 3, 0]);
    expect(moveSeat(three, 0, -1).map((seat) => seat.id)).toEqual([0, 1, 2, 3]);
    expect(moveSeat(three, 77, 0)).toBe(three);
  });

  it('never reuse the number of a seat that is there', () => {
    const seats = addSeat(removeSeat(three, 1), 'bot', '', '2');

    expect(new Set(seats.map((seat) => seat.id)).size).toBe(seats.length);
  });

  it('are named, and bots are told apart', () => {
    const seats = addSeat(changeSeat(three, 3, { name: ' Ada ' }), 'bot', '', '5');

    expect(namesOf(seats, 'Bot')).toEqual(['Mila', 'Bot', '', 'Ada', 'Bot 2']);
  });

  it('with the same name are pointed out, whatever the letters', () => {
    const seats = changeSeat(three, 3, { name: 'mila' });

    expect(faults(plain, seats, 'Bot')).toEqual([{ about: 3, code: 'same-name' }]);
  });

  it('without a name are nobody’s double', () => {
    const seats = addSeat(three, 'link', '', '');

    expect(faults(variant('many', 2, 9), seats, 'Bot')).toEqual([]);
  });

  it('too many or too few stand in the way', () => {
    expect(faults(plain, three.slice(0, 1), 'Bot')).toEqual([{ about: 'table', code: 'too-few' }]);
    expect(faults(variant('pair', 2, 2), three, 'Bot')).toEqual([{ about: 'table', code: 'too-many' }]);
  });
});

describe('variants', () => {
  it('bring their own number of seats and their own options', () => {
    const draft = { ...createDraft(family, 'Mila'), values: { minutes: 5 } };

    expect(withVariant(family, draft, 'three')).toMatchObject({ variant: 'three', values: {} });
    expect(withVariant(family, draft, 'three').seats).toHaveLength(3);
    expect(withVariant(family, draft, 'alone').seats.map((seat) => seat.name)).toEqual(['Mila']);
    expect(withVariant(family, draft, 'none')).toBe(draft);
  });

  it('take along only what their seats can choose', () => {
    const other = { ...variant('other', 2, 4), seat_options: [minutes] };
    const draft = createDraft({ ...family, variants: [plain, other] }, 'Mila');
    const chosen = { ...draft, seats: changeSeat(draft.seats, 0, { options: { minutes: '3', pawn: 'red' } }) };

    const options = (id: string) => withVariant({ ...family, variants: [plain, other] }, chosen, id).seats[0]?.options;

    expect(options('other')).toEqual({ minutes: '3' });
    expect(options('plain')).toEqual({});
  });

  it('are a few at first, the chosen one among them', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => variant(id, 2, 4));
    const ids = (chosen: string) => firstOf(many, chosen, 3).map((one) => one.id);

    expect(ids('a')).toEqual(['a', 'b', 'c']);
    expect(ids('e')).toEqual(['a', 'b', 'e']);
    expect(firstOf(many.slice(0, 4), 'a', 3)).toHaveLength(4);
  });
});

describe('options', () => {
  it('are sent to the server only where they differ', () => {
    const values = withValue({}, minutes, 5);

    expect(values).toEqual({ minutes: 5 });
    expect(valueOf(minutes, values)).toBe(5);
    expect(changedOptions(plain, values)).toEqual([minutes]);
    expect(withValue(values, minutes, 2)).toEqual({});
    expect(valueOf(minutes, {})).toBe(2);
  });

  it.each([
    ['7', 7],
    [' 10 ', 10],
    ['0', 0],
    ['11', undefined],
    ['-3', undefined],
    ['2.5', undefined],
    ['', undefined],
    ['ten', undefined],
    ['99999999999999999999', undefined],
  ])('take %j as %j', (typed, expected) => {
    expect(parseWhole(minutes, typed)).toBe(expected);
  });

  it('offer another number only where there is one', () => {
    const few = { ...minutes, low: 2, high: 2 };

    expect([coversAll(few), coversAll(minutes)]).toEqual([true, false]);
  });

  it('have words for their values', () => {
    expect(wordFor(minutes, 0)).toBe('Off');
    expect(wordFor(minutes, 7)).toBe('7');
  });

  it('stand beside their title, below it or in a list, as they fit', () => {
    expect(layoutOf(['Off', '1 min', '2 min', '5 min'])).toBe('beside');
    expect(layoutOf(['As the chips say', 'As the fields say', 'Both'])).toBe('below');
    expect(layoutOf(['one long sentence', 'two', 'three', 'four'])).toBe('list');
  });
});

describe('what was chosen', () => {
  const words = { on: 'on', off: 'off', own: 'a file of your own' };
  const hints: OptionCard = { ...minutes, key: 'hints', kind: 'switch', title: 'Hints', words: [], default: true, apart: true };
  const board: OptionCard = { ...minutes, key: 'board', kind: 'sheet', title: 'Board', words: [{ value: 'x', title: 'X', parts: '' }], default: 'x', apart: 'x' };
  const card = { ...plain, options: [minutes, hints, board] };

  it('is described in one sentence each, the default in none', () => {
    expect(describeChoices(card, {}, words)).toEqual([]);
    expect(describeChoices(card, { minutes: 0, hints: false }, words)).toEqual(['Time for a turn: Off', 'Hints: off']);
  });

  it('is another where people sit at devices of their own', () => {
    const clock: OptionCard = { ...minutes, default: 0, apart: 2 };
    const clocked = { ...plain, options: [clock] };

    expect(valueOf(clock, {}, true)).toBe(2);
    expect(withValue({}, clock, 0, true)).toEqual({ [clock.key]: 0 });
    expect(withValue({ [clock.key]: 0 }, clock, 2, true)).toEqual({});
    expect(describeChoices(clocked, {}, words)).toEqual([]);
    expect(describeChoices(clocked, {}, words, true)).toEqual(['Time for a turn: 2 min']);
  });

  it('does not spell out a whole file', () => {
    expect(describeChoices(card, { board: '{"rows": []}' }, words)).toEqual(['Board: a file of your own']);
  });
});

describe('what the server is asked for', () => {
  it('begins at once if everybody is here', () => {
    const draft = createDraft(family, ' Mila ');

    expect(newTableRequest(family, draft, 'Bot')).toEqual({
      family: 'boxes',
      variant: 'plain',
      options: {},
      start: true,
      players: [
        { kind: 'here', name: 'Mila', bot: '', options: {} },
        { kind: 'bot', name: 'Bot', bot: '3', options: {} },
      ],
    });
  });

  it('waits for friends', () => {
    const draft = createDraft(family, 'Mila');

    expect(newTableRequest(family, { ...draft, seats: addSeat(draft.seats, 'link', '', '') }, 'Bot').start).toBe(false);
  });
});
