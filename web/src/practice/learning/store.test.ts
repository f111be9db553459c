import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAll } from '../../browser/storage';
import { type Answer, recordAnswer, createLearner, type Learner } from './learner';
import { forgetLearner, forgetAllLearners, saveLearner, learner, learners, SIGNS } from './store';

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
const mila = recordAnswer(createLearner('Mila', null, '4'), answer);
const jonas = createLearner('Jonas', 2, null);

/** Mila as she was saved, with something spoilt. */
function spoilLearner(change: (one: Record<string, any>) => void): Learner[] {
  const saved = JSON.parse(JSON.stringify(mila)) as Record<string, any>;
  change(saved);
  localStorage.setItem(KEY, JSON.stringify([saved, jonas]));
  return learners();
}

beforeEach(() => forgetAll());

describe('the learners of a browser', () => {
  it('come back', () => {
    saveLearner(mila);
    saveLearner(jonas);
    saveLearner(mila);

    expect(learners()).toEqual([jonas, mila]);
    expect(learner('Mila')).toEqual(mila);
    expect(learner('Nobody')).toBeUndefined();
  });

  it('are forgotten one by one, or all at once', () => {
    saveLearner(mila);
    saveLearner(jonas);

    forgetLearner('Mila');
    expect(learners()).toEqual([jonas]);
    expect(localStorage.getItem(KEY)).not.toContain('Mila');

    forgetAllLearners();
    expect(learners()).toEqual([]);
  });

  it('are remembered for the page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: blocked, ownKeys: blocked }));

    saveLearner(mila);
    expect(learners()).toEqual([mila]);
    vi.unstubAllGlobals();
  });

  it.each(['{broken', 'null', '7', '{}', '[null, 3, "x", [], {"name": 1}]'])(
    'are none where somebody has written %s',
    (text) => {
      localStorage.setItem(KEY, text);

      expect(learners()).toEqual([]);
      saveLearner(mila);
      expect(learners()).toEqual([mila]);
    },
  );

  it('do without those who are damaged', () => {
    expect(spoilLearner((one) => (one['overall'].variance = 0))).toEqual([jonas]);
    expect(spoilLearner((one) => (one['overall'].mean = '1'))).toEqual([jonas]);
    expect(spoilLearner((one) => (one['since'] = -1))).toEqual([jonas]);
    expect(spoilLearner((one) => (one['grade'] = '13'))).toEqual([jonas]);
    expect(spoilLearner((one) => (one['level'] = 5))).toEqual([jonas]);
  });

  it('keep what is whole of the rest', () => {
    const whole = { ...mila, topics: {} };

    expect(spoilLearner((one) => (one['topics'].frac.times = [1, null]))).toEqual([whole, jonas]);
    expect(spoilLearner((one) => (one['topics'].frac.shifts = { x: 'y' }))).toEqual([whole, jonas]);
    expect(spoilLearner((one) => (one['topics'].frac.mistakes = []))).toEqual([whole, jonas]);
    expect(spoilLearner((one) => (one['topics'] = 3))).toEqual([whole, jonas]);
    expect(spoilLearner((one) => (one['facts']['frac.mul/L3'].state = 0))).toEqual([
      { ...mila, facts: {} },
      jonas,
    ]);
    expect(spoilLearner((one) => (one['places']['frac.mul/L3'] = 1.5))).toEqual([
      { ...mila, places: {} },
      jonas,
    ]);
  });

  it('make room, the oldest first, before the browser is full', () => {
    const codes = Object.fromEntries(
      Array.from({ length: 40 }, (_, number) => [`${number}${'x'.repeat(SIGNS / 100)}`, 1]),
    );
    const heavy = { ...mila, topics: { frac: { ...mila.topics['frac']!, codes } } };

    for (const name of ['A', 'B', 'C']) saveLearner({ ...heavy, name });

    expect(learners().map(({ name }) => name)).toEqual(['B', 'C']);
    expect(localStorage.getItem(KEY)!.length).toBeLessThan(SIGNS);
  });

  it('are a hundred at most', () => {
    for (let number = 0; number < 102; number++) saveLearner(createLearner(`n${number}`, null, null));

    expect(learners()).toHaveLength(100);
    expect(learners()[0]!.name).toBe('n2');
  });
});

describe('a learner', () => {
  it('is not confused by names that every object has', () => {
    const odd = recordAnswer(createLearner('Mila', null, null), {
      ...answer,
      topic: 'constructor',
      place: '__proto__',
      mis: 'toString',
      code: 'valueOf',
    });

    expect(odd.topics['constructor']!.answers).toBe(1);
    expect(odd.topics['constructor']!.mistakes).toEqual({ toString: 1 });
    expect(Object.keys(odd.places)).toEqual(['__proto__']);
    expect(odd.overall.mean).toBeLessThan(createLearner('', null, null).overall.mean);
  });
});
