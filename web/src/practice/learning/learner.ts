/** What is known about a learner under a pseudonym, and how an answer changes it. */
import { rateAnswer, type Memory, updateMemory } from './spacedRepetition';
import { type Ability, difficultyShift, updateAbility, recentreShifts, score, SPREAD } from './rating';
import { abilityOf } from './scale';
import { setLast, getOwn, type Table } from './tables';

/** This many times are kept for the median. */
export const TIMES = 51;
/** This many kinds of mistakes are counted per topic, the commonest. */
export const KINDS = 40;
export const TOPICS = 100;
export const PLACES = 1000;

/** What is known about a learner in one topic. */
export interface Topic {
  readonly ability: Ability;
  readonly answers: number;
  readonly right: number;
  /** Milliseconds of the last answers. */
  readonly times: readonly number[];
  /** How often each misconception showed. */
  readonly mistakes: Table<number>;
  /** How often each code was the verdict on a wrong answer. */
  readonly codes: Table<number>;
  /** How much harder than estimated each place is; their mean is 0. */
  readonly shifts: Table<number>;
  readonly seen: number;
}

/** Somebody who practises; the answers themselves are not saved. */
export interface Learner {
  /** A pseudonym. */
  readonly name: string;
  readonly level: number | null;
  readonly grade: string | null;
  readonly overall: Ability;
  /** Answers since level or grade was chosen, or a proposal refused. */
  readonly since: number;
  readonly topics: Table<Topic>;
  /** When each place was answered, the last one last. */
  readonly places: Table<number>;
  readonly facts: Table<Memory>;
}

/** An answer that was right or wrong; what could not be read is none. */
export interface Answer {
  readonly place: string;
  readonly topic: string;
  /** The difficulty of the place before anyone has answered. */
  readonly difficulty: number;
  readonly right: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How long it took. */
  readonly ms: number;
  /** The time that was given, or would be. */
  readonly secs: number;
  /** Whether a clock ran; otherwise only right or wrong counts for the ability. */
  readonly timed: boolean;
  /** After a hint nothing is learnt about the ability. */
  readonly helped: boolean;
  readonly code: string;
  readonly mis: string;
  readonly is_fact: boolean;
}

/** Somebody of whom only a level or grade is known. */
export function createLearner(name: string, level: number | null, grade: string | null): Learner {
  return {
    name: normaliseName(name),
    level,
    grade,
    overall: { mean: abilityOf(level, grade), variance: SPREAD },
    since: 0,
    topics: {},
    places: {},
    facts: {},
  };
}

/** A name without needless blanks, and not too long. */
export function normaliseName(name: string): string {
  const tidy = name.split(/\s+/).filter(Boolean).join(' ');
  return [...tidy].slice(0, 24).join('').trim();
}

/** Another level or grade is chosen; what was learnt about the abilities stays. */
export function changePlace(learner: Learner, level: number | null, grade: string | null): Learner {
  return { ...learner, level, grade, since: 0 };
}

/** A proposal was turned down: the next one waits for as many answers again. */
export function refuseProposal(learner: Learner): Learner {
  return { ...learner, since: 0 };
}

/** The ability in a topic, or what is expected of the chosen level or grade. */
export function abilityIn(learner: Learner, topic: string): Ability {
  const start = { mean: abilityOf(learner.level, learner.grade), variance: SPREAD };
  return getOwn(learner.topics, topic)?.ability ?? start;
}

/** The difficulty of a place for this learner, from their own answers. */
export function difficultyFor(
  learner: Learner,
  topic: string,
  place: string,
  difficulty: number,
): number {
  return difficulty + (getOwn(getOwn(learner.topics, topic)?.shifts ?? {}, place) ?? 0);
}

/** The learner after an answer. */
export function recordAnswer(learner: Learner, answer: Answer): Learner {
  const { place } = answer;
  const before = getOwn(learner.topics, answer.topic) ?? createTopic(abilityIn(learner, answer.topic));
  let topic = countAnswer(before, answer);
  let { overall, facts } = learner;
  if (!answer.helped) {
    const spent = answer.ms / 1000;
    const clock = answer.timed;
    const got = clock ? score(answer.right, spent, answer.secs) : Number(answer.right);
    const stands = answer.difficulty + (getOwn(before.shifts, place) ?? 0);
    topic = {
      ...topic,
      ability: updateAbility(before.ability, stands, got, clock),
      shifts: recentreShifts(before.shifts, place, difficultyShift(before.ability, stands, got, clock)),
    };
    overall = updateAbility(overall, stands, got, clock);
    if (answer.is_fact) {
      const rating = rateAnswer(answer.right, spent, answer.secs);
      facts = setLast(facts, place, updateMemory(getOwn(facts, place), rating, answer.at), PLACES);
    }
  }
  return {
    ...learner,
    overall,
    since: learner.since + 1,
    topics: setLast(learner.topics, answer.topic, topic, TOPICS),
    places: setLast(learner.places, place, answer.at, PLACES),
    facts,
  };
}

function createTopic(ability: Ability): Topic {
  const counts = { mistakes: {}, codes: {}, shifts: {} };
  return { ability, answers: 0, right: 0, times: [], ...counts, seen: 0 };
}

function countAnswer(topic: Topic, answer: Answer): Topic {
  return {
    ...topic,
    answers: topic.answers + 1,
    right: topic.right + Number(answer.right),
    times: [...topic.times, answer.ms].slice(-TIMES),
    mistakes: answer.right ? topic.mistakes : incrementCount(topic.mistakes, answer.mis),
    codes: answer.right ? topic.codes : incrementCount(topic.codes, answer.code),
    seen: answer.at,
  };
}

/** Counted once more; of too many the rarest make room, the older first. */
function incrementCount(counts: Table<number>, name: string): Table<number> {
  if (!name) return counts;
  const more = setLast(counts, name, (getOwn(counts, name) ?? 0) + 1);
  const others = Object.entries(more).slice(0, -1);
  if (others.length < KINDS) return more;
  const rarest = Math.min(...others.map(([, count]) => count));
  const [loser] = others.find(([, count]) => count === rarest)!;
  return Object.fromEntries(Object.entries(more).filter(([key]) => key !== loser));
}
