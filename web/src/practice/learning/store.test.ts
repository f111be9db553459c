import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAll } from '../../session/storage';
import { type Answer, answered, beginner, type Learner } from './learner';
import { forget, forgetEverybody, keep, learner, learners, SIGNS } from './store';

const KEY = 'abaculus.practice.learners';
const answer: Answer = {
  place: 'frac.mul/L3',
  topic: 'frac',
  difficulty: 0.5,
  right: false,
  at: 1000,
  ms: 6000,
  secs: 30,
  timed: true,
  helped: false,
  code: 'mis',
  mis: 'frac.cross',
  is_fact: true,
};
const mila = answered(beginner('Mila', null, '4'), answer);
const jonas = beginner('Jonas', 2, null);

/** Mila as she was kept, with something spoilt. */
function spoilt(change: (one: Record<string, any>) => void): Learner[] {
  const kept = JSON.parse(JSON.stringify(mila)) as Record<string, any>;
  change(kept);
  localStorage.setItem(KEY, JSON.stringify([kept, jonas]));
  return learners();
}

beforeEach(() => forgetAll());

describe('the learners of a browser', () => {
  it('come back', () => {
    keep(mila);
    keep(jonas);
    keep(mila);

    expect(learners()).toEqual([jonas, mila]);
    expect(learner('Mila')).toEqual(mila);
    expect(learner('Nobody')).toBeUndefined();
  });

  it('are forgotten one by one, or all at once', () => {
    keep(mila);
    keep(jonas);

    forget('Mila');
    expect(learners()).toEqual([jonas]);
    expect(localStorage.getItem(KEY)).not.toContain('Mila');

    forgetEverybody();
    expect(learners()).toEqual([]);
  });

  it('are remembered for the page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: blocked, ownKeys: blocked }));

    keep(mila);
    expect(learners()).toEqual([mila]);
    vi.unstubAllGlobals();
  });

  it.each(['{broken', 'null', '7', '{}', '[null, 3, "x", [], {"name": 1}]'])(
    'are none where somebody has written %s',
    (text) => {
      localStorage.setItem(KEY, text);

      expect(learners()).toEqual([]);
      keep(mila);
      expect(learners()).toEqual([mila]);
    },
  );

  it('do without those who are damaged', () => {
    expect(spoilt((one) => (one['overall'].variance = 0))).toEqual([jonas]);
    expect(spoilt((one) => (one['overall'].mean = '1'))).toEqual([jonas]);
    expect(spoilt((one) => (one['since'] = -1))).toEqual([jonas]);
    expect(spoilt((one) => (one['grade'] = '13'))).toEqual([jonas]);
    expect(spoilt((one) => (one['level'] = 5))).toEqual([jonas]);
  });

  it('keep what is whole of the rest', () => {
    const whole = { ...mila, topics: {} };

    expect(spoilt((one) => (one['topics'].frac.times = [1, null]))).toEqual([whole, jonas]);
    expect(spoilt((one) => (one['topics'].frac.shifts = { x: 'y' }))).toEqual([whole, jonas]);
    expect(spoilt((one) => (one['topics'].frac.mistakes = []))).toEqual([whole, jonas]);
    expect(spoilt((one) => (one['topics'] = 3))).toEqual([whole, jonas]);
    expect(spoilt((one) => (one['facts']['frac.mul/L3'].state = 0))).toEqual([
      { ...mila, facts: {} },
      jonas,
    ]);
    expect(spoilt((one) => (one['places']['frac.mul/L3'] = 1.5))).toEqual([
      { ...mila, places: {} },
      jonas,
    ]);
  });

  it('make room, the oldest first, before the browser is full', () => {
    const codes = Object.fromEntries(
      Array.from({ length: 40 }, (_, number) => [`${number}${'x'.repeat(SIGNS / 100)}`, 1]),
    );
    const heavy = { ...mila, topics: { frac: { ...mila.topics['frac']!, codes } } };

    for (const name of ['A', 'B', 'C']) keep({ ...heavy, name });

    expect(learners().map(({ name }) => name)).toEqual(['B', 'C']);
    expect(localStorage.getItem(KEY)!.length).toBeLessThan(SIGNS);
  });

  it('are a hundred at most', () => {
    for (let number = 0; number < 102; number++) keep(beginner(`n${number}`, null, null));

    expect(learners()).toHaveLength(100);
    expect(learners()[0]!.name).toBe('n2');
  });
});

describe('a learner', () => {
  it('is not confused by names that every object has', () => {
    const odd = answered(beginner('Mila', null, null), {
      ...answer,
      topic: 'constructor',
      place: '__proto__',
      mis: 'toString',
      code: 'valueOf',
    });

    expect(odd.topics['constructor']!.answers).toBe(1);
    expect(odd.topics['constructor']!.mistakes).toEqual({ toString: 1 });
    expect(Object.keys(odd.places)).toEqual(['__proto__']);
    expect(odd.overall.mean).toBeLessThan(beginner('', null, null).overall.mean);
  });
});
