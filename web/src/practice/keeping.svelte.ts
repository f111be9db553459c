import { choose, type Candidate, type Mood } from './learning/drawing';
import { answered, beginner, moved, refused, type Learner } from './learning/learner';
import { anotherGrade, anotherLevel } from './learning/proposing';
import { forgetEverybody, keep, learner } from './learning/store';
import type { PracticeCard } from '../wire';
import type { Wish } from './wish';
import { t } from './words';

/** Nobody is named: it is whoever sits at this device. */
const NAME = 'learner';

/** Another grade or level that may fit better: a sentence, a button, and what it changes. */
export interface Proposal {
  readonly sentence: string;
  readonly action: string;
  readonly change: Partial<Wish>;
}

export interface Learnt {
  readonly card: PracticeCard;
  readonly difficulty: number;
  readonly isFact: boolean;
  readonly isRight: boolean;
  readonly at: number;
  readonly ms: number;
  readonly secs: number;
  readonly isTimed: boolean;
  readonly isHelped: boolean;
  readonly code: string;
  readonly mis: string;
}

/** What this device knows about whoever practises on it; it is sent nowhere. */
class Keeping {
  learner: Learner | undefined = $state.raw(learner(NAME));

  #keep(learner: Learner): void {
    this.learner = learner;
    keep(learner);
  }

  /** Starts, or moves to another grade or level. */
  settle(wish: Wish): void {
    const level = wish.way === 'level' ? wish.level : null;
    const grade = wish.way === 'suits' || wish.way === 'grade' ? wish.grade : null;
    const known = this.learner;
    if (!known) this.#keep(beginner(NAME, level, grade));
    else if ((level ?? grade) !== null && (known.level !== level || known.grade !== grade)) {
      this.#keep(moved(known, level, grade));
    }
  }

  /** The place that suits. */
  choose(places: readonly Candidate[], mood: Mood): string {
    const learner = this.learner ?? beginner(NAME, null, null);
    return choose(places, learner, mood, Date.now(), Math.random).place;
  }

  learn(one: Learnt): void {
    const { card, difficulty, isFact, isRight, at, ms, secs, isTimed, isHelped, code, mis } = one;
    const learner = this.learner ?? beginner(NAME, null, null);
    this.#keep(
      answered(learner, {
        place: card.place,
        topic: card.topic,
        difficulty,
        right: isRight,
        at,
        ms,
        secs,
        timed: isTimed,
        helped: isHelped,
        code,
        mis,
        is_fact: isFact,
      }),
    );
  }

  /** What might fit better, if that is sure enough; nothing happens unless somebody says so. */
  propose({ way, grade, level }: Wish): Proposal | undefined {
    const learner = this.learner;
    if (!learner) return undefined;
    if (way === 'level') {
      const other = anotherLevel(learner.overall, learner.since, level);
      if (other === null) return undefined;
      const sentence = other > level ? t('propose-level-up', { level: other }) : t('propose-level-down', { level: other });
      return { sentence, action: t('go-to-level', { level: other }), change: { level: other } };
    }
    if (way !== 'grade') return undefined;
    const other = anotherGrade(learner.overall, learner.since, grade);
    if (other === null) return undefined;
    const isUp = Number(other === 'R' ? 0 : other) > Number(grade === 'R' ? 0 : grade);
    const sentence = isUp ? t('propose-grade-up', { grade: other }) : t('propose-grade-down', { grade: other });
    return { sentence, action: t('go-to-grade', { grade: other }), change: { grade: other } };
  }

  refuse(): void {
    if (this.learner) this.#keep(refused(this.learner));
  }

  forget(): void {
    this.learner = undefined;
    forgetEverybody();
  }
}

export const learning = new Keeping();
