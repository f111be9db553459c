/** When a fact to know by heart is due again (FSRS, version 6). */
import { type Card, fsrs, type Grade, Rating, State } from 'ts-fsrs';

/** How firmly a fact is remembered; moments are milliseconds since 1970. */
export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
  /** 1 learning, 2 known, 3 learning again. */
  readonly state: number;
  readonly step: number;
  readonly seen: number;
  readonly due: number;
}

const DAY = 86_400_000;
// nothing is drawn at random in here, so the same answers give the same dates
const scheduler = fsrs({ enable_fuzz: false });

/** Again if wrong; hard in over three quarters of the time, easy in under one quarter. */
export function rateAnswer(right: boolean, spent: number, given: number): Grade {
  if (!right) return Rating.Again;
  if (spent > 0.75 * given) return Rating.Hard;
  return spent < 0.25 * given ? Rating.Easy : Rating.Good;
}

/** The memory after an answer. */
export function updateMemory(before: Memory | undefined, rating: Grade, now: number): Memory {
  const { card } = scheduler.next(cardOf(before, now), new Date(now), rating);
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    step: card.learning_steps,
    seen: now,
    due: card.due.getTime(),
  };
}

function cardOf(memory: Memory | undefined, now: number): Card {
  const known = memory ?? { stability: 0, difficulty: 0, state: State.New, step: 0, due: now, seen: now };
  return {
    due: new Date(known.due),
    stability: known.stability,
    difficulty: known.difficulty,
    elapsed_days: 0,
    scheduled_days: Math.max(0, Math.round((known.due - known.seen) / DAY)),
    learning_steps: known.step,
    reps: memory ? 1 : 0,
    lapses: 0,
    state: known.state as State,
    ...(memory ? { last_review: new Date(known.seen) } : {}),
  };
}
