import { choose, type Candidate, type Mood } from './learning/nextQuestion';
import { recordAnswer, createLearner, changePlace, refuseProposal, type Learner } from './learning/learner';
import { suggestGrade, suggestLevel } from './learning/levelAdvice';
import { forgetAllLearners, saveLearner, learner } from './learning/store';
import type { PracticeCard } from '../wire';
import type { PracticeChoice } from './request';
import { t } from './messages';

/** No names: there is one learner per device. */
const NAME = 'learner';

/** Another grade or level that may fit better: a sentence, a button, and what it changes. */
export interface Proposal {
  readonly sentence: string;
  readonly action: string;
  readonly change: Partial<PracticeChoice>;
}

export interface LearnedAnswer {
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

/** What this device knows about the person who practises on it; it is never sent anywhere. */
class LearnerStorage {
  learner: Learner | undefined = $state.raw(learner(NAME));

  #save(learner: Learner): void {
    this.learner = learner;
    saveLearner(learner);
  }

  /** Starts, or moves to another grade or level. */
  settle(choice: PracticeChoice): void {
    const level = choice.way === 'level' ? choice.level : null;
    const grade = choice.way === 'suits' || choice.way === 'grade' ? choice.grade : null;
    const known = this.learner;
    if (!known) this.#save(createLearner(NAME, level, grade));
    else if ((level ?? grade) !== null && (known.level !== level || known.grade !== grade)) {
      this.#save(changePlace(known, level, grade));
    }
  }

  /** The place that suits. */
  choose(places: readonly Candidate[], mood: Mood): string {
    const learner = this.learner ?? createLearner(NAME, null, null);
    return choose(places, learner, mood, Date.now(), Math.random).place;
  }

  learn(one: LearnedAnswer): void {
    const { card, difficulty, isFact, isRight, at, ms, secs, isTimed, isHelped, code, mis } = one;
    const learner = this.learner ?? createLearner(NAME, null, null);
    this.#save(
      recordAnswer(learner, {
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

  /** What might fit better, if that is certain enough; nothing changes unless it is accepted. */
  propose({ way, grade, level }: PracticeChoice): Proposal | undefined {
    const learner = this.learner;
    if (!learner) return undefined;
    if (way === 'level') {
      const other = suggestLevel(learner.overall, learner.since, level);
      if (other === null) return undefined;
      const sentence = other > level ? t('propose-level-up', { level: other }) : t('propose-level-down', { level: other });
      return { sentence, action: t('go-to-level', { level: other }), change: { level: other } };
    }
    if (way !== 'grade') return undefined;
    const other = suggestGrade(learner.overall, learner.since, grade);
    if (other === null) return undefined;
    const isUp = Number(other === 'R' ? 0 : other) > Number(grade === 'R' ? 0 : grade);
    const sentence = isUp ? t('propose-grade-up', { grade: other }) : t('propose-grade-down', { grade: other });
    return { sentence, action: t('go-to-grade', { grade: other }), change: { grade: other } };
  }

  refuse(): void {
    if (this.learner) this.#save(refuseProposal(this.learner));
  }

  forget(): void {
    this.learner = undefined;
    forgetAllLearners();
  }
}

export const learning = new LearnerStorage();
