/** An answer that is typed but not judged yet; it survives a lost connection and a reload. */
import { recall, remember } from '../../browser/storage';

const KEPT = 'asked';

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
    const kept = recall<Partial<SavedAnswer> | null>(KEPT, null);
    const isOurs = kept?.table === table && kept.question === question && kept.texts?.length === fields;
    this.texts = (isOurs && kept.texts) || Array.from({ length: fields }, () => '');
    this.strokes = (isOurs && kept.strokes) || [];
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
    this.#keep();
  }

  draw(strokes: readonly string[]): void {
    this.strokes = strokes;
    this.#keep();
  }

  #keep(): void {
    const { table, question, texts, strokes } = this;
    remember(KEPT, { table, question, texts, strokes } satisfies SavedAnswer);
  }
}
