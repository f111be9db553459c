import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAll } from '../../browser/storage';
import { OpenQuestions } from './openQuestions.svelte';
import { Draft } from './draft.svelte';
import { createQuestion, pictureWith, WRONG } from './fixture';
import { addSentence } from './verdictText';
import { glassesOf, hourglass } from './time';

const numbers = (list: readonly { readonly number: number }[]) => list.map(({ number }) => number);

describe('a question at the table', () => {
  it('is mine while a seat of this screen is asked', () => {
    const asks = new OpenQuestions();

    asks.show(pictureWith([createQuestion(3)]), 0);

    expect([asks.open?.number, asks.isMine, asks.others]).toEqual([3, true, []]);
  });

  it('is somebody else’s for the others and for those who look on', () => {
    const asks = new OpenQuestions();

    asks.show(pictureWith([createQuestion(3)], 0, []), 0);

    expect([asks.open, asks.isMine, numbers(asks.others)]).toEqual([null, false, [3]]);
  });

  it('keeps its verdict until it is put away, whatever others do', () => {
    const asks = new OpenQuestions();
    const theirs = createQuestion(4, { seat: 1 });

    asks.show(pictureWith([createQuestion(3, { judged: WRONG })]), 0);
    asks.show(pictureWith([theirs]), 0);
    const before = [numbers(asks.verdicts), numbers(asks.others)];
    asks.putAway();

    expect(before).toEqual([[3], []]);
    expect([numbers(asks.verdicts), numbers(asks.others)]).toEqual([[], [4]]);
  });

  it('does not come back once its verdict is put away', () => {
    const asks = new OpenQuestions();
    const judged = pictureWith([createQuestion(3, { judged: WRONG })]);

    asks.show(judged, 0);
    asks.putAway();
    asks.show(judged, 0);

    expect(asks.isMine).toBe(false);
  });

  it('is judged anew after it was taken back', () => {
    const asks = new OpenQuestions();
    const judged = pictureWith([createQuestion(3, { judged: WRONG })]);

    asks.show(judged, 0);
    asks.putAway();
    asks.show(pictureWith([createQuestion(3)]), 0);
    asks.show(judged, 0);

    expect(numbers(asks.verdicts)).toEqual([3]);
  });

  it('goes before the verdict on the one before it; in the end all are shown together', () => {
    const asks = new OpenQuestions();
    const first = createQuestion(3, { judged: WRONG });

    asks.show(pictureWith([first]), 0);
    asks.show(pictureWith([createQuestion(4)]), 0);
    const during = [asks.open?.number, asks.verdicts];
    asks.show(pictureWith([first, createQuestion(4, { judged: WRONG }), createQuestion(5, { judged: WRONG })]), 0);

    expect(during).toEqual([4, []]);
    expect(numbers(asks.verdicts)).toEqual([3, 4, 5]);
  });

  it('waits while a dealer judges the answer', () => {
    const asks = new OpenQuestions();
    const { table, ...rest } = pictureWith([createQuestion(3)]);

    asks.show({ ...rest, table: { ...table, phase: 'playing', must: [1] } }, 0);

    expect([asks.open, asks.isMine, numbers(asks.others)]).toEqual([null, false, [3]]);
  });

  it('of the next at the same screen comes at once, with the verdict on the last one before it', () => {
    const asks = new OpenQuestions();
    const theirs = pictureWith([createQuestion(3, { judged: WRONG }), createQuestion(4, { seat: 1 })], 0, [0, 1]);

    asks.show({ ...theirs, table: { ...theirs.table, phase: 'playing', must: [1] } }, 0);
    const during = [asks.open?.number, numbers(asks.before)];
    asks.show(pictureWith([], 0, [0, 1]), 0);

    expect(during).toEqual([4, [3]]);
    expect(asks.isMine).toBe(false);
  });
});

describe('an answer that comes too late', () => {
  it('says by how much, and that the connection was lost', () => {
    const asks = new OpenQuestions();

    asks.show(pictureWith([createQuestion(3)], 2000), 10_000);
    asks.lose();
    asks.show(pictureWith([createQuestion(3, { judged: WRONG })]), 14_000);
    asks.miss(14_500);

    expect(asks.late).toEqual({ seconds: 3, wasLost: true });
  });

  it('blames no connection that was there all the time', () => {
    const asks = new OpenQuestions();

    asks.lose();
    asks.show(pictureWith([createQuestion(3)], 2000), 10_000);
    asks.miss(12_001);

    expect(asks.late).toEqual({ seconds: 1, wasLost: false });
  });

  it('is forgotten with its verdict', () => {
    const asks = new OpenQuestions();

    asks.show(pictureWith([createQuestion(3)], 2000), 0);
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
    const sentences = [{ ...bare, code: 'passed' }, { ...bare, code: 'late' }, bare, { ...bare, outcome: 'right' }].map(
      (judged) => addSentence(judged).sentence,
    );

    expect(sentences).toEqual(['Passed.', 'Time is up.', 'Not right.', 'Right.']);
    expect(addSentence(WRONG)).toBe(WRONG);
  });
});

describe('the hourglass of a question', () => {
  const clocks = (runs: boolean) => [{ name: 'question', seat: 0, left: 14_000, runs }];

  it('goes on from the time that is left', () => {
    expect(hourglass(createQuestion(3), clocks(true), 100_000)).toEqual({ seconds: 20, since: 94_000, stopped: undefined });
  });

  it('stands still in a pause', () => {
    expect(hourglass(createQuestion(3), clocks(false), 100_000)?.stopped).toBe(100_000);
  });

  it('is not there without a limit', () => {
    expect(hourglass(createQuestion(3, { limit: 0 }), clocks(true), 0)).toBeNull();
    expect(hourglass(createQuestion(3, { clock: '' }), clocks(true), 0)).toBeNull();
  });

  it('is made up of glasses of 30 and 15 seconds', () => {
    expect([15, 30, 45, 60, 90, 120].map(glassesOf)).toEqual([[15], [30], [30, 15], [30, 30], [30, 30, 30], [30, 30, 30, 30]]);
  });

  it('is one of its own where those do not make up the time', () => {
    expect([20, 47, 300].map(glassesOf)).toEqual([[20], [47], [300]]);
  });
});
