import { describe, expect, it } from 'vitest';
import type { Gesture, ScoreRow, MoveVerdict } from '../wire';
import { VerdictRequests, type Pace } from './verdicts';
import { scene, snapshot, update } from './fixture';
import { applyUpdate } from './snapshot';
import { joinFormula } from './visiblePieces';
import { signsOf } from './signKeys';
import { nearScale, scrollToKeep, scrollToShow, wholeScale, within } from './zoom';

describe('an update over a snapshot', () => {
  it('changes what it brings and keeps the rest', () => {
    const before = snapshot(3);

    const after = applyUpdate(before, update(3, 4));

    expect(after).toMatchObject({ number: 4, table: before.table, scene: before.scene });
  });

  it('keeps the zones it leaves out', () => {
    const before = snapshot(3);
    const bare = { ...scene(['2']), zones: [] };

    const after = applyUpdate(before, update(3, 4, { scene: bare, zones_kept: true }));

    expect(after.scene?.zones).toBe(before.scene?.zones);
    expect(after.scene?.pieces).toBe(bare.pieces);
  });

  it('adds to the move list, and shortens it after a take-back', () => {
    const line = (text: string) => ({ text: [text], seat: 0, points: null, rows: [] });
    const before = snapshot(3, { move_list: [line('a'), line('b'), line('c')] });

    const after = applyUpdate(before, update(3, 4, { move_list: [line('d')], move_list_kept: 1 }));

    expect(after.move_list.map((entry) => entry.text[0])).toEqual(['a', 'd']);
  });
});

describe('the line that joins a calculation and its points', () => {
  const math = (text: string) => ({ type: 'math' as const, text, spoken: text, mathml: '' });
  const row = (text: ScoreRow['text'], points: string): ScoreRow => ({ text, points, face: null, mark: null, cells: [], strip: [] });
  const verdict = (formula: string, rows: readonly ScoreRow[], total: ScoreRow): MoveVerdict => ({
    says: 'yes',
    sentence: ['Yes.'],
    formula: [math(formula), ' = 20'],
    rows,
    total,
    cells: [],
    advice: [],
    confirm: null,
    rule: '',
    gain: null,
    strip: [],
    reading: null,
  });

  it('is the sum as it counts', () => {
    const total = row([math('6 + 8 + 27')], '41');

    expect(joinFormula(verdict('3 + 8 + 9', [], total))).toEqual({ text: total.text, points: '41' });
  });

  it('is the last step where the total has no mathematics', () => {
    const last = row(['all of it: ', math('20 × 2')], '40');

    const { text, points } = joinFormula(verdict('3 + 8 + 9', [last], row(['Together'], '40'))) ?? {};

    expect([text, points]).toEqual([[math('20 × 2')], '40']);
  });

  it('is none where the calculation says it all', () => {
    expect(joinFormula(verdict('3 + 8 + 9', [], row([math('3 + 8 + 9')], '20')))).toBeNull();
    expect(joinFormula(verdict('3 + 8 + 9', [], row(['Together'], '20')))).toBeNull();
  });
});

describe('keys', () => {
  it('mean signs', () => {
    expect(signsOf('*')[0]).toBe('×');
    expect(signsOf('7')).toEqual(['7']);
    expect(signsOf('q')).toEqual(['q', 'Q']);
    expect(signsOf('Enter')).toEqual([]);
    expect(signsOf(' ')).toEqual([]);
  });
});

describe('the window on a board', () => {
  const port = { width: 360, height: 480 };
  const board = { width: 1500, height: 1500 };

  it('shows the whole board or finger-sized cells', () => {
    expect(wholeScale(port, board)).toBeCloseTo(0.24);
    expect(nearScale(port, board, 100)).toBeCloseTo(0.44);
    expect(nearScale(port, { width: 300, height: 300 }, 100)).toBeCloseTo(1.2);
  });

  it('keeps the scale within bounds', () => {
    expect([within(0.1, 0.2, 1), within(2, 0.2, 1), within(2, 1, 0.5)]).toEqual([0.2, 1, 1]);
  });

  it('keeps the point under the fingers there', () => {
    expect(scrollToKeep(100, 50, 1, 2)).toBe(250);
  });

  it('moves as little as need be to show something', () => {
    expect(scrollToShow(0, 100, 20, 40)).toBe(0);
    expect(scrollToShow(0, 100, 120, 140)).toBe(40);
    expect(scrollToShow(200, 100, 120, 140)).toBe(120);
    expect(scrollToShow(0, 100, 0, 300)).toBe(100);
  });
});

class Slow implements Pace {
  acts: (() => void)[] = [];
  later(_: number, act: () => void): number {
    return this.acts.push(act) - 1;
  }
  cancel(timer: number): void {
    this.acts[timer] = () => {};
  }
  run(): void {
    for (const act of this.acts.splice(0)) act();
  }
}

describe('asking the referee', () => {
  const press = (move: string): Gesture => ({ type: 'press', move });
  const verdict = (text: string) => ({ sentence: [text] }) as unknown as MoveVerdict;

  it('asks only about the last of several quick gestures', () => {
    const pace = new Slow();
    const asked: Gesture[] = [];
    const asking = new VerdictRequests(
      pace,
      (gesture) => (asked.push(gesture), Promise.resolve(null)),
      () => {},
    );

    asking.schedule(press('a'));
    asking.schedule(press('b'));
    pace.run();

    expect(asked).toEqual([press('b')]);
  });

  it('leaves out an answer that comes too late', async () => {
    const pace = new Slow();
    const answers: ((verdict: MoveVerdict) => void)[] = [];
    const received: (MoveVerdict | null)[] = [];
    const asking = new VerdictRequests(
      pace,
      () => new Promise((answer) => answers.push(answer)),
      (each) => received.push(each),
    );
    asking.schedule(press('a'));
    pace.run();
    asking.schedule(press('b'));
    pace.run();

    answers[0]?.(verdict('a'));
    answers[1]?.(verdict('b'));
    await Promise.resolve();

    expect(received.map((each) => each?.sentence[0])).toEqual(['b']);
  });

  it('has no verdict when nothing is laid', () => {
    const received: (MoveVerdict | null)[] = [];
    const asking = new VerdictRequests(
      new Slow(),
      () => Promise.resolve(null),
      (each) => received.push(each),
    );

    asking.schedule(null);

    expect(received).toEqual([null]);
  });
});
