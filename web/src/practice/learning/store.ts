/** The learners of this browser, saved on the device alone and deleted in one action. */
import { recall, remember } from '../../browser/storage';
import type { Memory } from './spacedRepetition';
import type { Learner, Topic } from './learner';
import type { Ability } from './rating';
import { GRADES, LEVELS } from './scale';
import type { Table } from './tables';

const KEY = 'practice.learners';
const MOST = 100;
/** The most characters that are written: browsers keep about five million for a site. */
export const SIGNS = 2_000_000;
const LATEST = 1e14;

/** All learners, the latest last; damaged entries are left out. */
export function learners(): Learner[] {
  const saved = recall<unknown>(KEY, []);
  return Array.isArray(saved) ? saved.flatMap(parseLearner) : [];
}

/** Who is called so. */
export function learner(name: string): Learner | undefined {
  return learners().find((one) => one.name === name);
}

/** Writes a learner down; those who came longest ago make room. */
export function saveLearner(changed: Learner): void {
  let all = [...others(changed.name), changed].slice(-MOST);
  while (all.length > 1 && JSON.stringify(all).length > SIGNS) all = all.slice(1);
  remember(KEY, all);
}

/** Throws away everything about one learner. */
export function forgetLearner(name: string): void {
  remember(KEY, others(name));
}

/** Throws away everything. */
export function forgetAllLearners(): void {
  remember(KEY, []);
}

function others(name: string): Learner[] {
  return learners().filter((one) => one.name !== name);
}

type Loose = Record<string, unknown>;

/** The learner in whatever was stored, if it is valid. */
function parseLearner(value: unknown): Learner[] {
  if (!isObject(value)) return [];
  const { name, level, grade, overall, since } = value;
  const isWhole =
    typeof name === 'string' &&
    (level === null || LEVELS.some((one) => one === level)) &&
    (grade === null || GRADES.some((one) => one === grade)) &&
    isAbility(overall) &&
    isCount(since);
  if (!isWhole) return [];
  return [
    {
      name,
      level: level as number | null,
      grade: grade as string | null,
      overall,
      since,
      topics: table(value['topics'], isTopic),
      places: table(value['places'], isCount),
      facts: table(value['facts'], isMemory),
    },
  ];
}

function table<V>(value: unknown, fits: (one: unknown) => one is V): Table<V> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, V] => fits(entry[1])));
}

function isTopic(value: unknown): value is Topic {
  return (
    isObject(value) &&
    isAbility(value['ability']) &&
    [value['answers'], value['right'], value['seen']].every(isCount) &&
    Array.isArray(value['times']) &&
    value['times'].every(isCount) &&
    isAll(value['mistakes'], isCount) &&
    isAll(value['codes'], isCount) &&
    isAll(value['shifts'], (one) => isWithin(one, -100, 100))
  );
}

function isMemory(value: unknown): value is Memory {
  return (
    isObject(value) &&
    isWithin(value['stability'], 1e-3, 1e6) &&
    isWithin(value['difficulty'], 1, 10) &&
    [1, 2, 3].some((state) => state === value['state']) &&
    isWithin(value['step'], 0, 9) &&
    isCount(value['seen']) &&
    isCount(value['due'])
  );
}

function isAbility(value: unknown): value is Ability {
  return (
    isObject(value) && isWithin(value['mean'], -100, 100) && isWithin(value['variance'], 1e-9, 100)
  );
}

function isAll(value: unknown, fits: (one: unknown) => boolean): boolean {
  return isObject(value) && Object.values(value).every(fits);
}

/** A whole number from 0 on, moments among them. */
function isCount(value: unknown): value is number {
  return Number.isInteger(value) && isWithin(value, 0, LATEST);
}

function isWithin(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && value >= low && value <= high;
}

function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
