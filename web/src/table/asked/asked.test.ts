import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAll } from '../../session/storage';
import { Asks } from './asks.svelte';
import { Draft } from './draft.svelte';
import { asked, asking, WRONG } from './fixture';
import { worded } from './judging';
import { glassesOf, hourglass } from './time';

const numbers = (list: readonly { readonly number: number }[]) => list.map(({ number }) => number);

describe('a question at the table', () => {
  it('is mine while a seat of this screen is asked', () => {
    const asks = new Asks();

    asks.show(asking([asked(3)]), 0);

    expect([asks.open?.number, asks.isMine, asks.others]).toEqual([3, true, []]);
  });

  it('is somebody else’s for the others and for those who look on', () => {
    const asks = new Asks();

    asks.show(asking([asked(3)], 0, []), 0);

    expect([asks.open, asks.isMine, numbers(asks.others)]).toEqual([null, false, [3]]);
  });

  it('keeps its verdict until it is put away, whatever others do', () => {
    const asks = new Asks();
    const theirs = asked(4, { seat: 1 });

    asks.show(asking([asked(3, { judged: WRONG })]), 0);
    asks.show(asking([theirs]), 0);
    const before = [numbers(asks.told), numbers(asks.others)];
    asks.putAway();

    expect(before).toEqual([[3], []]);
    expect([numbers(asks.told), numbers(asks.others)]).toEqual([[], [4]]);
  });

  it('does not come back once its verdict is put away', () => {
    const asks = new Asks();
    const told = asking([asked(3, { judged: WRONG })]);

    asks.show(told, 0);
    asks.putAway();
    asks.show(told, 0);

    expect(asks.isMine).toBe(false);
  });

  it('is judged anew after it was taken back', () => {
    const asks = new Asks();
    const told = asking([asked(3, { judged: WRONG })]);

    asks.show(told, 0);
    asks.putAway();
    asks.show(asking([asked(3)]), 0);
    asks.show(told, 0);

    expect(numbers(asks.told)).toEqual([3]);
  });

  it('goes before the verdict on the one before it; in the end all are told together', () => {
    const asks = new Asks();
    const first = asked(3, { judged: WRONG });

    asks.show(asking([first]), 0);
    asks.show(asking([asked(4)]), 0);
    const during = [asks.open?.number, asks.told];
    asks.show(asking([first, asked(4, { judged: WRONG }), asked(5, { judged: WRONG })]), 0);

    expect(during).toEqual([4, []]);
    expect(numbers(asks.told)).toEqual([3, 4, 5]);
  });

  it('waits while a dealer judges the answer', () => {
    const asks = new Asks();
    const { table, ...rest } = asking([asked(3)]);

    asks.show({ ...rest, table: { ...table, phase: 'playing', must: [1] } }, 0);

    expect([asks.open, asks.isMine, numbers(asks.others)]).toEqual([null, false, [3]]);
  });

  it('of the next at the same screen comes at once, with the verdict on the last one before it', () => {
    const asks = new Asks();
    const theirs = asking([asked(3, { judged: WRONG }), asked(4, { seat: 1 })], 0, [0, 1]);

    asks.show({ ...theirs, table: { ...theirs.table, phase: 'playing', must: [1] } }, 0);
    const during = [asks.open?.number, numbers(asks.before)];
    asks.show(asking([], 0, [0, 1]), 0);

    expect(during).toEqual([4, [3]]);
    expect(asks.isMine).toBe(false);
  });
});

describe('an answer that comes too late', () => {
  it('is told by how much, and that the connection was lost', () => {
    const asks = new Asks();

    asks.show(asking([asked(3)], 2000), 10_000);
    asks.lose();
    asks.show(asking([asked(3, { judged: WRONG })]), 14_000);
    asks.miss(14_500);

    expect(asks.late).toEqual({ seconds: 3, wasLost: true });
  });

  it('blames no connection that was there all the time', () => {
    const asks = new Asks();

    asks.lose();
    asks.show(asking([asked(3)], 2000), 10_000);
    asks.miss(12_001);

    expect(asks.late).toEqual({ seconds: 1, wasLost: false });
  });

  it('is forgotten with its verdict', () => {
    const asks = new Asks();

    asks.show(asking([asked(3)], 2000), 0);
    asks.miss(3000);
    asks.putAway();

    expect(asks.late).toBeNull();
  });
});

describe('what is written', () => {
  beforeEach(() => forgetAll());

  it('outlives a reload, for the same question only', () => {
    new Draft('t', 3, 2).type('7', 1);

    expect(new Draft('t', 3, 2).text).toBe(';7');
    expect(new Draft('t', 4, 2).text).toBe(';');
    expect(new Draft('u', 3, 2).text).toBe(';');
    expect(new Draft('t', 3, 1).text).toBe('');
  });

  it('knows the field that is still empty', () => {
    const draft = new Draft('t', 3, 2);

    draft.type('5');

    expect(draft.firstEmpty).toBe(1);
  });

  it('keeps what is drawn beside it', () => {
    new Draft('t', 3, 1).draw(['M1 1L2 2']);

    expect(new Draft('t', 3, 1).strokes).toEqual(['M1 1L2 2']);
  });
});

describe('a verdict without a sentence', () => {
  const bare = { ...WRONG, sentence: '', shown: null };

  it('is worded by the table', () => {
    const said = [{ ...bare, code: 'passed' }, { ...bare, code: 'late' }, bare, { ...bare, outcome: 'right' }].map(
      (judged) => worded(judged).sentence,
    );

    expect(said).toEqual(['Passed.', 'Time is up.', 'Not right.', 'Right.']);
    expect(worded(WRONG)).toBe(WRONG);
  });
});

describe('the hourglass of a question', () => {
  const clocks = (runs: boolean) => [{ name: 'question', seat: 0, left: 14_000, runs }];

  it('goes on from the time that is left', () => {
    expect(hourglass(asked(3), clocks(true), 100_000)).toEqual({ seconds: 20, since: 94_000, stopped: undefined });
  });

  it('stands still in a pause', () => {
    expect(hourglass(asked(3), clocks(false), 100_000)?.stopped).toBe(100_000);
  });

  it('is not there without a limit', () => {
    expect(hourglass(asked(3, { limit: 0 }), clocks(true), 0)).toBeNull();
    expect(hourglass(asked(3, { clock: '' }), clocks(true), 0)).toBeNull();
  });

  it('is made up of glasses of 30 and 15 seconds', () => {
    expect([15, 30, 45, 60, 90, 120].map(glassesOf)).toEqual([[15], [30], [30, 15], [30, 30], [30, 30, 30], [30, 30, 30, 30]]);
  });

  it('is one of its own where those do not make up the time', () => {
    expect([20, 47, 300].map(glassesOf)).toEqual([[20], [47], [300]]);
  });
});
