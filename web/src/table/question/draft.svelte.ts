/** An answer that is typed but not judged yet; it survives a lost connection and a reload. */
import { recall, remember } from '../../browser/storage';

const KEY = 'asked';

interface SavedAnswer {
  readonly table: string;
  readonly question: number;
  readonly texts: readonly string[];
  readonly strokes: readonly string[];
}

export class Draft {
  texts = $state.raw<readonly string[]>([]);
  /** Lines drawn on the scratch pad, as paths. */
  strokes = $state.raw<readonly string[]>([]);

  constructor(
    readonly table: string,
    readonly question: number,
    fields: number,
  ) {
    const saved = recall<Partial<SavedAnswer> | null>(KEY, null);
    const isOurs = saved?.table === table && saved.question === question && saved.texts?.length === fields;
    this.texts = (isOurs && saved.texts) || Array.from({ length: fields }, () => '');
    this.strokes = (isOurs && saved.strokes) || [];
  }

  /** As it is sent: several fields joined. */
  get text(): string {
    return this.texts.join(';');
  }

  get firstEmpty(): number {
    return this.texts.findIndex((text) => text.trim() === '');
  }

  type(text: string, place = 0): void {
    this.texts = this.texts.map((one, at) => (at === place ? text : one));
    this.#save();
  }

  draw(strokes: readonly string[]): void {
    this.strokes = strokes;
    this.#save();
  }

  #save(): void {
    const { table, question, texts, strokes } = this;
    remember(KEY, { table, question, texts, strokes } satisfies SavedAnswer);
  }
}
