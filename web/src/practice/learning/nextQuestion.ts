/** What is asked next in practice: fit for the learner, sometimes a weak topic, sometimes again. */
import { abilityIn, difficultyFor, type Learner } from './learner';
import { rightProbability } from './rating';
import { compareTexts, getOwn } from './tables';

/** How often answers should be right. */
export const TARGETS = { steady: 0.75, confident: 0.9, hard: 0.6 } as const;
export type Mood = keyof typeof TARGETS;
const WEAK = 0.15;
const REVIEW = 0.1;
/** Places whose chances differ by less than this are equally good, so they take turns. */
const CLOSE = 0.05;
/** A topic in which nothing comes this near to the wanted chance is left for later. */
const REACH = 0.15;
const DAY = 86_400_000;

/** A place that fits the request. */
export interface Candidate {
  readonly name: string;
  readonly topic: string;
  readonly difficulty: number;
  readonly is_fact: boolean;
}

/** The place to ask from, and why. */
export interface Choice {
  readonly place: string;
  readonly why: 'level' | 'weak' | 'review';
}

/** Chance from outside: numbers from 0 up to 1. */
export type Roll = () => number;

/** One of the candidates, of which there must be some. */
export function choose(
  candidates: readonly Candidate[],
  learner: Learner,
  mood: Mood,
  now: number,
  roll: Roll,
): Choice {
  const kind = roll();
  if (kind < WEAK) {
    const weak = weakTopics(learner, new Set(candidates.map((one) => one.topic)));
    const found = candidates.filter((one) => weak.includes(one.topic));
    if (found.length) return { place: chooseFitting(found, learner, mood, roll), why: 'weak' };
  } else if (kind < WEAK + REVIEW) {
    const again = findDue(candidates, learner, now);
    if (again !== null) return { place: again, why: 'review' };
  }
  return { place: chooseFitting(candidates, learner, mood, roll), why: 'level' };
}

/** The weaker third of those topics that were practised, if there are two at least. */
export function weakTopics(learner: Learner, topics: Iterable<string>): string[] {
  const known = [...topics].flatMap((topic) => {
    const found = getOwn(learner.topics, topic);
    return found ? [[found.ability.mean, topic] as const] : [];
  });
  const count = known.length > 1 ? Math.floor((known.length + 2) / 3) : 0;
  return known.sort(byNumber).slice(0, count).map(([, topic]) => topic);
}

/** The fact that is most overdue, or else what was not asked for longest, a day at least. */
export function findDue(candidates: readonly Candidate[], learner: Learner, now: number): string | null {
  const names = new Set(candidates.map((one) => one.name));
  const facts = Object.entries(learner.facts)
    .filter(([name, memory]) => names.has(name) && memory.due <= now)
    .map(([name, memory]) => [memory.due, name] as const);
  const old = Object.entries(learner.places)
    .filter(([name, seen]) => names.has(name) && !getOwn(learner.facts, name) && seen <= now - DAY)
    .map(([name, seen]) => [seen, name] as const);
  return (facts.length ? facts : old).sort(byNumber)[0]?.[1] ?? null;
}

/** A topic within reach, and in it a place that gives the wanted chance as nearly as any. */
function chooseFitting(
  candidates: readonly Candidate[],
  learner: Learner,
  mood: Mood,
  roll: Roll,
): string {
  const last = generator(Object.keys(learner.places).at(-1) ?? '');
  const others = candidates.filter((one) => generator(one.name) !== last);
  const gaps = new Map<string, [gap: number, name: string][]>();
  for (const one of others.length ? others : candidates) {
    const gap = Math.abs(chanceOf(one, learner) - TARGETS[mood]);
    gaps.set(one.topic, [...(gaps.get(one.topic) ?? []), [gap, one.name]]);
  }
  const least = ([topic, found]: [string, [number, string][]]) =>
    [Math.min(...found.map(([gap]) => gap)), topic] as const;
  const best = [...gaps].map(least);
  const limit = Math.max(REACH, Math.min(...best.map(([gap]) => gap)) + CLOSE);
  const [gap, topic] = pick(best.filter(([gap]) => gap <= limit), roll);
  return pick(gaps.get(topic)!.filter(([other]) => other <= gap + CLOSE), roll)[1];
}

function chanceOf(one: Candidate, learner: Learner): number {
  const stands = difficultyFor(learner, one.topic, one.name, one.difficulty);
  return rightProbability(abilityIn(learner, one.topic).mean - stands);
}

function generator(place: string): string {
  return place.split('/')[0]!;
}

function pick<T extends readonly [number, string]>(some: readonly T[], roll: Roll): T {
  const ordered = [...some].sort((one, other) => compareTexts(one[1], other[1]));
  return ordered[Math.floor(roll() * ordered.length)]!;
}

type NumberedPlace = readonly [number, string];

function byNumber(one: NumberedPlace, other: NumberedPlace): number {
  return one[0] - other[0] || compareTexts(one[1], other[1]);
}
