import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Candidate, type Choice, choose, type Mood } from './nextQuestion';
import { rateAnswer, type Memory, updateMemory } from './spacedRepetition';
import { type Answer, recordAnswer, createLearner, type Learner } from './learner';
import { suggestGrade, suggestLevel, suggestByRuns, fitProbabilities } from './levelAdvice';
import { type Ability, rightProbability, score, timedModel, untimedModel } from './rating';
import { abilityOf, difficultyOf, GRADES, LEVELS } from './scale';
import { type ClassView, classView, topicLines, formatCsv, type TopicLine } from './statistics';

interface Vectors {
  expected: {
    z: number;
    chance: number;
    timed: number;
    timed_variance: number;
    untimed: number;
    untimed_variance: number;
  }[];
  scores: { right: boolean; spent: number; given: number; score: number }[];
  scale: { secs: number; level: number | null; grade: string | null; difficulty: number; ability: number }[];
  candidates: Candidate[];
  learners: { answers: Answer[]; learner: Learner }[];
  draws: {
    learner: number;
    mood: Mood;
    now: number;
    rolls: number[];
    candidates: string[];
    choice: Choice;
  }[];
  fits: {
    ability: Ability;
    grades: number[];
    level: (number | null)[];
    grade: (string | null)[];
    early: string | null;
  }[];
  runs: { answers: boolean[]; here: number; told: number | null }[];
  facts: { right: boolean; spent: number; now: number; memory: Memory }[][];
  sheets: TopicLine[][];
  class: ClassView;
  table: string;
}

const file = join(import.meta.dirname, '../../../../tests/questions/learning/vectors.json');
const vectors = JSON.parse(readFileSync(file, 'utf-8')) as Vectors;
const learners = vectors.learners.map(({ learner }) => learner);

/** Where two values differ by more than two languages may. */
function difference(one: unknown, other: unknown, near = 1e-9, path = ''): string[] {
  if (typeof one === 'number' && typeof other === 'number') {
    const scale = Math.max(1, Math.abs(one), Math.abs(other));
    return Math.abs(one - other) <= near * scale ? [] : [`${path}: ${one} is not ${other}`];
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other ? [] : [`${path}: ${String(one)} is not ${String(other)}`];
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...names].flatMap((name) => difference(a[name], b[name], near, `${path}/${name}`));
}

/** The same for memories: this library rounds to eight places, and puts good after hard by a day. */
function apart({ due: theirs, ...known }: Memory, { due: ours, ...memory }: Memory): string[] {
  const days = Math.abs(theirs - ours) / 86_400_000;
  return [...difference(known, memory, 1e-6), ...(days > 1 ? [`due ${days} days apart`] : [])];
}

describe('the model in the browser gives the same numbers as the one in Python', () => {
  it('for what is expected of an answer', () => {
    const ours = vectors.expected.map(({ z }) => ({
      z,
      chance: rightProbability(z),
      timed: timedModel(z).mean,
      timed_variance: timedModel(z).variance,
      untimed: untimedModel(z).mean,
      untimed_variance: untimedModel(z).variance,
    }));

    expect(difference(vectors.expected, ours)).toEqual([]);
  });

  it('for scores', () => {
    const ours = vectors.scores.map(({ right, spent, given }) => score(right, spent, given));

    expect(difference(vectors.scores.map((one) => one.score), ours)).toEqual([]);
  });

  it('for where everything stands before anybody has answered', () => {
    const ours = vectors.scale.map(({ secs, level, grade: name }) => ({
      secs,
      level,
      grade: name,
      difficulty: difficultyOf(secs, level, name),
      ability: abilityOf(level, name),
    }));

    expect(difference(vectors.scale, ours)).toEqual([]);
  });

  it.each(vectors.learners.map((one) => [one.learner.name, one] as const))(
    'for all the answers of %s',
    (_, { answers, learner }) => {
      const { name, level, grade: chosen, facts, ...rest } = answers.reduce(
        recordAnswer,
        createLearner(learner.name, learner.level, learner.grade),
      );

      expect({ name, level, grade: chosen }).toMatchObject({
        name: learner.name,
        level: learner.level,
        grade: learner.grade,
      });
      const { topics, places, overall, since } = learner;
      expect(difference({ topics, places, overall, since }, rest)).toEqual([]);
      expect(Object.keys(rest.places)).toEqual(Object.keys(places));
      expect(Object.keys(facts)).toEqual(Object.keys(learner.facts));
      const [known, ours] = [Object.values(learner.facts), Object.values(facts)];
      expect(known.flatMap((memory, index) => apart(memory, ours[index]!))).toEqual([]);
    },
  );

  it('for what is asked next', () => {
    const ours = vectors.draws.map(({ learner, mood, now, rolls, candidates: names }) => {
      const some = vectors.candidates.filter(({ name }) => !names.length || names.includes(name));
      const left = [...rolls];
      return choose(some, learners[learner]!, mood, now, () => left.shift()!);
    });

    expect(ours).toEqual(vectors.draws.map(({ choice }) => choice));
    expect(new Set(ours.map(({ why }) => why))).toEqual(new Set(['level', 'weak', 'review']));
  });

  it('for what is proposed', () => {
    const homes = GRADES.map((name) => abilityOf(null, name));
    const ours = vectors.fits.map(({ ability }) => ({
      ability,
      grades: fitProbabilities(homes, ability),
      level: LEVELS.map((level) => suggestLevel(ability, 8, level)),
      grade: GRADES.map((name) => suggestGrade(ability, 8, name)),
      early: suggestGrade(ability, 7, '6'),
    }));

    expect(difference(vectors.fits, ours)).toEqual([]);
  });

  it('for what is proposed by runs of answers', () => {
    const ours = vectors.runs.map(({ answers, here }) => suggestByRuns(answers, here, LEVELS));

    expect(ours).toEqual(vectors.runs.map(({ told }) => told));
  });

  it('for when facts are due', () => {
    const found = vectors.facts.flatMap((reviews) => {
      let memory: Memory | undefined;
      return reviews.flatMap(({ right, spent, now, memory: theirs }) => {
        memory = updateMemory(memory, rateAnswer(right, spent, 30), now);
        return apart(theirs, memory);
      });
    });

    expect(found).toEqual([]);
  });

  it('for statistics', () => {
    expect(difference(vectors.sheets, learners.map(topicLines))).toEqual([]);
    expect(difference(vectors.class, classView(learners))).toEqual([]);
    expect(formatCsv(learners)).toBe(vectors.table);
  });
});
