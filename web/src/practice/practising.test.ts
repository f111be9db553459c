import { describe, expect, it } from 'vitest';
import { aboutGrade } from './about';
import { abilityOf } from './learning/scale';
import { NOTHING, nowIn, wishIn } from './now';
import { leftOf, sandOf } from '../question/sand';
import { meant, type Pressed } from '../question/shortcuts';
import { summed, type Done } from './summing';
import { candidates, FIRST_WISH, isWhole, secondsOf, wanted, type Wish } from './wish';
import type { PlaceCard } from '../wire';

describe('a wish', () => {
  const wish: Wish = { ...FIRST_WISH, grade: '6', category: 'G', topics: ['frac'], level: 3 };

  it('asks for what was chosen and nothing else', () => {
    const asked = { seen: ['a'], choose: false };

    expect(wanted({ ...wish, way: 'grade' }, ['a'])).toEqual({ ...asked, grade: '6', category: 'G' });
    expect(wanted({ ...wish, way: 'grade', category: '' }, ['a'])).toEqual({ ...asked, grade: '6', category: null });
    expect(wanted({ ...wish, way: 'topics' }, ['a'])).toEqual({ ...asked, topics: ['frac'] });
    expect(wanted({ ...wish, way: 'level' }, ['a'])).toEqual({ ...asked, level: 3 });
    expect(wanted({ ...wish, way: 'pack', pack: 'abc' }, ['a'])).toEqual({ ...asked, pack: 'abc' });
    expect(wanted({ ...wish, way: 'suits' }, ['a'], 'frac.mul/L3')).toEqual({ ...asked, places: ['frac.mul/L3'] });
  });

  it('names only what was asked lately', () => {
    const seen = Array.from({ length: 40 }, (_, place) => String(place));

    expect(wanted(wish, seen).seen?.at(0)).toBe('28');
  });

  it('is whole unless no topic is chosen', () => {
    expect([isWhole(wish), isWhole({ ...wish, way: 'topics', topics: [] })]).toEqual([true, false]);
  });

  it('never draws from what needs dice', () => {
    const [one, dice] = [{ name: 'a', level: 1, grade: null }, { name: 'b', level: null, grade: null }];

    expect(candidates([one, dice] as unknown as PlaceCard[])).toEqual([one]);
  });

  it('may take longer', () => {
    expect([secondsOf(wish, 30), secondsOf({ ...wish, extra: 50 }, 15)]).toEqual([30, 23]);
  });
});

describe('a summary', () => {
  const done = (title: string, atOnce: boolean, solved = true, hints = 0): Done => ({
    place: `${title}/L1`, topic: 'x', title, level: 1, grade: null, atOnce, solved, hints,
  });
  const names = (done: readonly Done[]) => {
    const { well, nearly, again } = summed(done);
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
  const press = (key: string, target: EventTarget | null = null, more: Partial<Pressed> = {}): Pressed => ({
    key, target, ctrlKey: false, altKey: false, metaKey: false, ...more,
  });
  const digits = { keypad: 'digits', keys: ['−'], choices: [] };
  const words = { keypad: 'text', keys: [], choices: [] };
  const lasting = { keypad: 'time', keys: ['h', 'min'], choices: [] };
  const shown = { text: '', html: '', spoken: '' };
  const choices = { keypad: 'choice', keys: [], choices: [shown, shown] };
  const field = Object.assign(document.createElement('input'), { type: 'text' });

  it('types at once wherever the focus is', () => {
    expect(meant(press('7', document.body), digits, true)).toBe('type');
    expect(meant(press('7', field), digits, true)).toBeUndefined();
    expect(meant(press('Enter', field), digits, true)).toBe('answer');
    expect(meant(press('Enter', document.body), digits, true)).toBeUndefined();
    expect(meant(press(' ', document.body), digits, true)).toBeUndefined();
  });

  it('helps, unless the answer may need that letter', () => {
    expect(meant(press('h', field), digits, true)).toBe('hint');
    expect(meant(press('h', field), words, true)).toBeUndefined();
    expect(meant(press('h', field), lasting, true)).toBeUndefined();
    expect(meant(press('?', field), digits, true)).toBe('keys');
    expect(meant(press('F1', field), words, true)).toBe('keys');
  });

  it('chooses by number, as far as there are choices', () => {
    expect(meant(press('2'), choices, true)).toEqual({ choose: 1 });
    expect(meant(press('3'), choices, true)).toBeUndefined();
  });

  it('leaves the browser its own', () => {
    expect(meant(press('h', null, { ctrlKey: true }), digits, true)).toBeUndefined();
    expect(meant(press('7'), digits, false)).toBeUndefined();
  });
});

describe('an ability', () => {
  it('is told as the grades where one is at home', () => {
    const [low, high] = [abilityOf(null, '3'), abilityOf(null, '5')];

    expect(aboutGrade({ low, high })).toBe('3–5');
    expect(aboutGrade({ low: -99, high: -98 })).toBe('R');
    expect(aboutGrade({ low: -99, high: 99 })).toBe('');
  });
});

describe('what was kept', () => {
  it('is taken as it was', () => {
    const now = { ...NOTHING, phase: 'summary' as const, seen: ['q1'] };

    expect(nowIn(JSON.parse(JSON.stringify(now)))).toEqual(now);
    expect(wishIn({ ...FIRST_WISH, grade: '9' }).grade).toBe('9');
  });

  it.each([null, 'x', [], {}, { ...NOTHING, phase: 'asking' }, { ...NOTHING, card: {} }, { ...NOTHING, texts: 'x' }, { ...NOTHING, wish: {} }])(
    'begins anew where it is damaged: %j',
    (kept) => {
      expect(nowIn(kept)).toBe(NOTHING);
    },
  );

  it('is a first wish where there is none', () => {
    expect([wishIn(null), wishIn({ ...FIRST_WISH, topics: 'frac' })]).toEqual([FIRST_WISH, FIRST_WISH]);
  });
});
