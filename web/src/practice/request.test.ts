import { describe, expect, it } from 'vitest';
import { aboutGrade } from './gradeRange';
import { abilityOf } from './learning/scale';
import { EMPTY_STATE, parseState, parseRequest } from './practiceState';
import { leftOf, sandOf } from '../question/hourglass';
import { parseKey, type KeyPress } from '../question/shortcuts';
import { summarise, type FinishedQuestion } from './summary';
import { candidates, DEFAULT_REQUEST, isComplete, secondsOf, toServerRequest, type PracticeChoice } from './request';
import type { PlaceCard } from '../wire';

describe('a choice', () => {
  const choice: PracticeChoice = { ...DEFAULT_REQUEST, grade: '6', category: 'G', topics: ['frac'], level: 3 };

  it('asks for what was chosen and nothing else', () => {
    const asked = { seen: ['a'], choose: false };

    expect(toServerRequest({ ...choice, way: 'grade' }, ['a'])).toEqual({ ...asked, grade: '6', category: 'G' });
    expect(toServerRequest({ ...choice, way: 'grade', category: '' }, ['a'])).toEqual({ ...asked, grade: '6', category: null });
    expect(toServerRequest({ ...choice, way: 'topics' }, ['a'])).toEqual({ ...asked, topics: ['frac'] });
    expect(toServerRequest({ ...choice, way: 'level' }, ['a'])).toEqual({ ...asked, level: 3 });
    expect(toServerRequest({ ...choice, way: 'pack', pack: 'abc' }, ['a'])).toEqual({ ...asked, pack: 'abc' });
    expect(toServerRequest({ ...choice, way: 'suits' }, ['a'], 'frac.mul/L3')).toEqual({ ...asked, places: ['frac.mul/L3'] });
  });

  it('names only what was asked lately', () => {
    const seen = Array.from({ length: 40 }, (_, place) => String(place));

    expect(toServerRequest(choice, seen).seen?.at(0)).toBe('28');
  });

  it('is whole unless no topic is chosen', () => {
    expect([isComplete(choice), isComplete({ ...choice, way: 'topics', topics: [] })]).toEqual([true, false]);
  });

  it('never draws from what needs dice', () => {
    const [one, dice] = [{ name: 'a', level: 1, grade: null }, { name: 'b', level: null, grade: null }];

    expect(candidates([one, dice] as unknown as PlaceCard[])).toEqual([one]);
  });

  it('may take longer', () => {
    expect([secondsOf(choice, 30), secondsOf({ ...choice, extra: 50 }, 15)]).toEqual([30, 23]);
  });
});

describe('a summary', () => {
  const done = (title: string, atOnce: boolean, solved = true, hints = 0): FinishedQuestion => ({
    place: `${title}/L1`, topic: 'x', title, level: 1, grade: null, atOnce, solved, hints,
  });
  const names = (done: readonly FinishedQuestion[]) => {
    const { well, nearly, again } = summarise(done);
    return [well, nearly, again].map((some) => some.map((one) => one.title));
  };

  it('tells what went well from what is worth another look', () => {
    const all = [done('sums', true), done('angles', false, false), done('clocks', false)];

    expect(names(all)).toEqual([['sums'], ['clocks'], ['angles']]);
  });

  it('looks at how it ended', () => {
    expect(names([done('sums', false, false), done('sums', true)])).toEqual([['sums'], [], []]);
    expect(names([done('sums', true, true, 1), done('sums', true, true, 2)])).toEqual([[], ['sums'], []]);
  });
});

describe('the sand', () => {
  it('falls from the upper half into the lower one', () => {
    expect(sandOf(1)).toEqual({ top: 12, heap: 54 });
    expect(sandOf(0)).toEqual({ top: 32, heap: 40 });
  });

  it('is never more than there was, nor less than none', () => {
    expect([leftOf(30, 1000, 11_000), leftOf(30, 1000, 0), leftOf(30, 1000, 99_000)]).toEqual([20, 30, 0]);
  });
});

describe('a press of a key', () => {
  const press = (key: string, target: EventTarget | null = null, more: Partial<KeyPress> = {}): KeyPress => ({
    key, target, ctrlKey: false, altKey: false, metaKey: false, ...more,
  });
  const digits = { keypad: 'digits', keys: ['−'], choices: [] };
  const words = { keypad: 'text', keys: [], choices: [] };
  const lasting = { keypad: 'time', keys: ['h', 'min'], choices: [] };
  const shown = { text: '', html: '', spoken: '' };
  const choices = { keypad: 'choice', keys: [], choices: [shown, shown] };
  const field = Object.assign(document.createElement('input'), { type: 'text' });

  it('types at once wherever the focus is', () => {
    expect(parseKey(press('7', document.body), digits, true)).toBe('type');
    expect(parseKey(press('7', field), digits, true)).toBeUndefined();
    expect(parseKey(press('Enter', field), digits, true)).toBe('answer');
    expect(parseKey(press('Enter', document.body), digits, true)).toBeUndefined();
    expect(parseKey(press(' ', document.body), digits, true)).toBeUndefined();
  });

  it('helps, unless the answer may need that letter', () => {
    expect(parseKey(press('h', field), digits, true)).toBe('hint');
    expect(parseKey(press('h', field), words, true)).toBeUndefined();
    expect(parseKey(press('h', field), lasting, true)).toBeUndefined();
    expect(parseKey(press('?', field), digits, true)).toBe('keys');
    expect(parseKey(press('F1', field), words, true)).toBe('keys');
  });

  it('chooses by number, as far as there are choices', () => {
    expect(parseKey(press('2'), choices, true)).toEqual({ choose: 1 });
    expect(parseKey(press('3'), choices, true)).toBeUndefined();
  });

  it('leaves the browser its own', () => {
    expect(parseKey(press('h', null, { ctrlKey: true }), digits, true)).toBeUndefined();
    expect(parseKey(press('7'), digits, false)).toBeUndefined();
  });
});

describe('an ability', () => {
  it('is shown as the grades that suit one', () => {
    const [low, high] = [abilityOf(null, '3'), abilityOf(null, '5')];

    expect(aboutGrade({ low, high })).toBe('3–5');
    expect(aboutGrade({ low: -99, high: -98 })).toBe('R');
    expect(aboutGrade({ low: -99, high: 99 })).toBe('');
  });
});

describe('what was saved', () => {
  it('is taken as it was', () => {
    const now = { ...EMPTY_STATE, phase: 'summary' as const, seen: ['q1'] };

    expect(parseState(JSON.parse(JSON.stringify(now)))).toEqual(now);
    expect(parseRequest({ ...DEFAULT_REQUEST, grade: '9' }).grade).toBe('9');
  });

  it.each([null, 'x', [], {}, { ...EMPTY_STATE, phase: 'asking' }, { ...EMPTY_STATE, card: {} }, { ...EMPTY_STATE, texts: 'x' }, { ...EMPTY_STATE, choice: {} }])(
    'begins anew where it is damaged: %j',
    (saved) => {
      expect(parseState(saved)).toBe(EMPTY_STATE);
    },
  );

  it('is a first choice where there is none', () => {
    expect([parseRequest(null), parseRequest({ ...DEFAULT_REQUEST, topics: 'frac' })]).toEqual([DEFAULT_REQUEST, DEFAULT_REQUEST]);
  });
});
