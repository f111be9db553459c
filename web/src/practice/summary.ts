/** A question that is done with. */
export interface FinishedQuestion {
  readonly place: string;
  readonly topic: string;
  readonly title: string;
  readonly level: number | null;
  readonly grade: string | null;
  /** The first answer was right. */
  readonly atOnce: boolean;
  /** In the end it was answered, not shown. */
  readonly solved: boolean;
  readonly hints: number;
}

/** What was practised under one title. */
export interface TitleSummary {
  readonly title: string;
  readonly level: number | null;
  readonly grade: string | null;
  readonly places: readonly string[];
  readonly count: number;
  readonly atOnce: number;
}

export interface Summary {
  readonly count: number;
  readonly well: readonly TitleSummary[];
  readonly again: readonly TitleSummary[];
  /** In between: solved with a second try or some help. */
  readonly nearly: readonly TitleSummary[];
}

/** What went well and what to look at again; nothing is added up to a mark. */
export function summarise(done: readonly FinishedQuestion[]): Summary {
  const groups = new Map<string, FinishedQuestion[]>();
  for (const one of done) {
    const key = `${one.title}/${one.level}/${one.grade}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const kinds: { [K in 'well' | 'again' | 'nearly']: TitleSummary[] } = { well: [], again: [], nearly: [] };
  for (const group of groups.values()) kinds[kindOf(group)].push(summariseTitle(group));
  return { count: done.length, ...kinds };
}

function kindOf(group: readonly FinishedQuestion[]): 'well' | 'again' | 'nearly' {
  const last = group.at(-1);
  const sure = group.filter((one) => one.atOnce && one.hints === 0).length;
  if (last?.atOnce && 2 * sure >= group.length) return 'well';
  return last?.solved && group.filter((one) => one.solved).length * 2 > group.length ? 'nearly' : 'again';
}

function summariseTitle(group: readonly FinishedQuestion[]): TitleSummary {
  const { title, level, grade } = group[0]!;
  return {
    title,
    level,
    grade,
    places: [...new Set(group.map((one) => one.place))],
    count: group.length,
    atOnce: group.filter((one) => one.atOnce).length,
  };
}
