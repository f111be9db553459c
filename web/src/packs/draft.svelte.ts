import { UnreachableError, describeProblem } from '../browser/api';
import { recall, remember } from '../browser/storage';
import type { PackItemRequest, PackCheck, PackPreview, PackText, Rich } from '../wire';
import { packsApi } from './api';
import { DebouncedRequest } from './debounce';

const KEY = 'packs.draft';
/** ms of a pause in typing after which a text is checked; long texts take longer to send. */
const PAUSE = 300;
const LONG = 100_000;
const LONG_PAUSE = 1500;
/** Signs of a text that a browser surely has room for. */
export const ROOM = 2_000_000;

interface SavedDraft {
  readonly name: string;
  readonly text: string;
  /** What lay there before a file was opened. */
  readonly before: { readonly name: string; readonly text: string } | null;
}

const NOTHING: SavedDraft = { name: 'pack.yaml', text: '', before: null };

function parseSavedDraft(value: unknown): SavedDraft {
  const given = value as Partial<SavedDraft> | null;
  const isWhole = typeof given?.name === 'string' && typeof given.text === 'string';
  return isWhole ? { ...NOTHING, ...given } : NOTHING;
}

/** A pack being written: its text, saved on this device, and the server's findings. */
export class Draft {
  #saved: SavedDraft = $state.raw(parseSavedDraft(recall<unknown>(KEY, null)));
  checked: PackCheck | undefined = $state.raw();
  preview: PackPreview | undefined = $state.raw();
  /** The last card that could be shown. */
  lasting: PackPreview | undefined = $state.raw();
  /** The text has changed since it was checked. */
  isStale = $state(true);
  isGone = $state(false);
  refused: Rich | undefined = $state.raw();
  variant = $state(0);
  line = $state(1);

  readonly #checking: DebouncedRequest<PackText, PackCheck>;
  readonly #showing: DebouncedRequest<PackItemRequest, PackPreview>;

  constructor(asked: Pick<typeof packsApi, 'check' | 'preview'> = packsApi) {
    this.#checking = new DebouncedRequest(asked.check, (answer, problem) => {
      this.#handleProblem(problem);
      if (!answer) return;
      this.checked = answer;
      this.isStale = false;
    });
    this.#showing = new DebouncedRequest(asked.preview, (answer, problem) => {
      this.#handleProblem(problem);
      if (!answer) return;
      this.preview = answer;
      if (answer.shown) this.lasting = answer;
    });
  }

  get name(): string {
    return this.#saved.name;
  }

  get text(): string {
    return this.#saved.text;
  }

  get before(): SavedDraft['before'] {
    return this.#saved.before;
  }

  get isEmpty(): boolean {
    return !this.text.trim();
  }

  get isTooLong(): boolean {
    return this.text.length > ROOM;
  }

  /** What the server is sent. */
  get pack(): PackText {
    return { name: this.name, text: this.text };
  }

  get ask(): PackItemRequest {
    return { ...this.pack, line: this.line, variant: this.variant };
  }

  type(text: string): void {
    if (text === this.text) return;
    this.#save({ ...this.#saved, text });
    this.scheduleCheck();
  }

  /** Another text in place of this one, which can be brought back. */
  replace(name: string, text: string): void {
    const before = this.isEmpty ? this.before : { name: this.name, text: this.text };
    this.#save({ name, text, before });
    this.line = 1;
    this.variant = 0;
    this.lasting = this.checked = undefined;
    this.scheduleCheck();
  }

  bringBack(): void {
    const { before, name, text } = this.#saved;
    if (!before) return;
    this.#save({ ...before, before: text.trim() ? { name, text } : null });
    this.lasting = this.checked = undefined;
    this.scheduleCheck();
  }

  /** Nothing of it is left on this device. */
  discard(): void {
    this.#save(NOTHING);
    this.checked = this.preview = this.lasting = this.refused = undefined;
    this.line = 1;
    this.scheduleCheck();
  }

  /** The cursor has moved to another line. */
  moveCursor(line: number): void {
    if (line === this.line) return;
    this.line = line;
    this.schedulePreview(150);
  }

  nextVariant(): void {
    this.variant++;
    this.schedulePreview(0);
  }

  /** Looks at everything after a pause. */
  scheduleCheck(pause = this.text.length > LONG ? LONG_PAUSE : PAUSE): void {
    this.isStale = true;
    if (this.isEmpty) {
      this.stop();
      this.checked = this.preview = this.lasting = undefined;
      this.isStale = false;
      return;
    }
    this.#checking.schedule(this.pack, pause);
    this.schedulePreview(pause);
  }

  schedulePreview(pause: number): void {
    if (!this.isEmpty) this.#showing.schedule(this.ask, pause);
  }

  stop(): void {
    this.#checking.stop();
    this.#showing.stop();
  }

  #handleProblem(problem: unknown): void {
    this.isGone = problem instanceof UnreachableError;
    this.refused = problem === undefined || this.isGone ? undefined : describeProblem(problem);
  }

  #save(draft: SavedDraft): void {
    this.#saved = draft;
    const size = draft.text.length + (draft.before?.text.length ?? 0);
    remember(KEY, size <= ROOM ? draft : draft.text.length <= ROOM ? { ...draft, before: null } : NOTHING);
  }
}
