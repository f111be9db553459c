/** What can be shown about learners: by topic, for a class, and as a table; no one is ranked. */
import type { Learner, Topic } from './learner';
import { compareTexts, type Table } from './tables';

const COMMONEST = 3;
const NORMAL_95 = 1.96;
const COLUMNS =
  'learner,topic,ability,low,high,answers,right,median_ms,misconceptions,last_seen';

/** A misconception and how often it showed, and with how many learners. */
export interface MistakeCount {
  readonly mis: string;
  readonly times: number;
  readonly learners: number;
}

/** How a learner does in a topic; the ability is between `low` and `high` with 95 %. */
export interface TopicLine {
  readonly topic: string;
  readonly ability: number;
  readonly low: number;
  readonly high: number;
  readonly answers: number;
  readonly right: number;
  readonly median_ms: number;
  readonly mistakes: readonly MistakeCount[];
  readonly seen: number;
}

/** How a class does in a topic. */
export interface ClassTopic {
  readonly topic: string;
  readonly learners: number;
  readonly answers: number;
  readonly right: number;
}

/** How a class does, all together, with what most of its learners mistake. */
export interface ClassView {
  readonly learners: number;
  readonly topics: readonly ClassTopic[];
  readonly mistakes: readonly MistakeCount[];
}

/** A line for each topic, in the order of the alphabet. */
export function topicLines(learner: Learner): TopicLine[] {
  return entries(learner.topics).map(([name, topic]) => line(name, topic));
}

/** A class as a whole. */
export function classView(learners: readonly Learner[]): ClassView {
  const topics = new Map<string, ClassTopic>();
  const mistakes = new Map<string, MistakeCount>();
  for (const learner of learners) {
    const own = new Set<string>();
    for (const [topic, { answers, right, mistakes: counts }] of Object.entries(learner.topics)) {
      const sum = topics.get(topic) ?? { topic, learners: 0, answers: 0, right: 0 };
      topics.set(topic, {
        topic,
        learners: sum.learners + 1,
        answers: sum.answers + answers,
        right: sum.right + right,
      });
      for (const [mis, times] of Object.entries(counts)) {
        const known = mistakes.get(mis) ?? { mis, times: 0, learners: 0 };
        const holders = known.learners + Number(!own.has(mis));
        mistakes.set(mis, { mis, times: known.times + times, learners: holders });
        own.add(mis);
      }
    }
  }
  return {
    learners: learners.length,
    topics: [...topics.values()].sort((one, other) => compareTexts(one.topic, other.topic)),
    mistakes: commonest([...mistakes.values()]),
  };
}

/** Everything as CSV, learners in the order of their pseudonyms. */
export function formatCsv(learners: readonly Learner[]): string {
  const ordered = [...learners].sort((one, other) => compareTexts(one.name, other.name));
  const rows = ordered.flatMap((learner) => topicLines(learner).map((one) => row(learner.name, one)));
  return [COLUMNS, ...rows, ''].join('\r\n');
}

function line(name: string, topic: Topic): TopicLine {
  const { mean, variance } = topic.ability;
  const spread = NORMAL_95 * Math.sqrt(variance);
  const times = [...topic.times].sort((one, other) => one - other);
  const counts = Object.entries(topic.mistakes);
  return {
    topic: name,
    ability: mean,
    low: mean - spread,
    high: mean + spread,
    answers: topic.answers,
    right: topic.right,
    median_ms: times[Math.floor((times.length - 1) / 2)] ?? 0,
    mistakes: commonest(counts.map(([mis, count]) => ({ mis, times: count, learners: 1 }))),
    seen: topic.seen,
  };
}

function commonest(counted: readonly MistakeCount[]): MistakeCount[] {
  const order = (one: MistakeCount, other: MistakeCount) =>
    other.learners - one.learners || other.times - one.times || compareTexts(one.mis, other.mis);
  return [...counted].sort(order).slice(0, COMMONEST);
}

function row(name: string, one: TopicLine): string {
  const fields = [
    // a spreadsheet would take such a name for a formula
    /^[=+\-@]/.test(name) ? `'${name}` : name,
    one.topic,
    one.ability.toFixed(2),
    one.low.toFixed(2),
    one.high.toFixed(2),
    String(one.answers),
    String(one.right),
    String(one.median_ms),
    one.mistakes.map(({ mis, times }) => `${mis}:${times}`).join(' '),
    new Date(one.seen).toISOString().slice(0, 10),
  ];
  return fields.map(quoteField).join(',');
}

function quoteField(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

function entries<V>(values: Table<V>): [string, V][] {
  return Object.entries(values).sort(([one], [other]) => compareTexts(one, other));
}
