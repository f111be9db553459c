import { UnreachableError, RefusedError, describeProblem } from '../browser/api';
import { recall, remember } from '../browser/storage';
import { practiceApi } from './api';
import { learning, type Proposal } from './storage.svelte';
import { EMPTY_STATE, parseState, parseRequest, type PracticeState } from './practiceState';
import type { PlaceCard, PracticeCard, PracticeRequest, Rich } from '../wire';
import { candidates, DEFAULT_REQUEST, LATELY, secondsOf, toServerRequest, type PracticeChoice } from './request';
import { t } from './messages';

const STATE_KEY = 'practice.now';
const CHOICE_KEY = 'practice.wish';
/** ms between two tries to reach the server. */
const PAUSES = [1000, 2000, 4000];

/** One practice: question after question, saved in the browser as it goes. */
export class Practice {
  now: PracticeState = $state.raw(parseState(recall<unknown>(STATE_KEY, null)));
  /** The server does not answer; what was typed stays. */
  isGone = $state(false);
  isBusy = $state(false);
  /** A plain sentence about what happened to a question. */
  notice: Rich | undefined = $state.raw();
  proposal: Proposal | undefined = $state.raw();
  #turn = 0;
  #wake: (() => void) | undefined;

  get choice(): PracticeChoice {
    return parseRequest(recall<unknown>(CHOICE_KEY, null));
  }

  get isUnderWay(): boolean {
    return this.now.card !== null && (this.now.phase === 'asking' || this.now.phase === 'answered');
  }

  get text(): string {
    return this.now.texts.join(';');
  }

  /** Whether what is there now can be sent. */
  get isReady(): boolean {
    return this.now.texts.every((text) => text.trim() !== '') && !this.#isRefuted;
  }

  /** Whether what is written is known to be wrong already. */
  get #isRefuted(): boolean {
    const { judged, given } = this.now;
    return judged?.outcome === 'wrong' && given === this.text;
  }

  #change(change: Partial<PracticeState>): void {
    this.now = { ...this.now, ...change };
    remember(STATE_KEY, this.now);
  }

  begin(choice: PracticeChoice): Promise<void> {
    if (choice.way !== 'again' && !choice.pack) remember(CHOICE_KEY, choice);
    if (!choice.pack) learning.settle(choice);
    this.#change({ ...EMPTY_STATE, choice, phase: 'asking', seen: this.now.seen.slice(-LATELY) });
    return this.next();
  }

  /** Follows a link to a pack or to kinds of questions, unless that is being practised already. */
  follow(link: URLSearchParams): void {
    const pack = link.get('pack') ?? '';
    const places = (link.get('places') ?? '').split(',').filter(Boolean);
    const { choice } = this.now;
    const isOn = pack ? choice.pack === pack : choice.places.join() === places.join();
    if ((!pack && !places.length) || (this.isUnderWay && isOn)) return;
    const { timed, extra, choose } = this.choice;
    void this.begin({ ...DEFAULT_REQUEST, timed, extra, choose, way: pack ? 'pack' : 'again', pack, places });
  }

  /** Types; a wrong answer's verdict stays until then. */
  type(text: string, box = 0): void {
    const texts = this.now.texts.map((one, place) => (place === box ? text : one));
    const judged = this.now.judged?.outcome === 'malformed' ? null : this.now.judged;
    this.#change({ texts, judged });
  }

  async next(): Promise<void> {
    await this.#nextCard(async () => {
      const { choice, seen } = this.now;
      if (choice.way !== 'suits') return toServerRequest(choice, seen);
      const { places } = await practiceApi.syllabus();
      return toServerRequest(choice, seen, learning.choose(candidates(places), choice.mood));
    });
  }

  async replaceQuestion(): Promise<void> {
    const { card, choice, seen } = this.now;
    if (!card) return;
    await this.#nextCard(() => ({ like: card.handle, seen: seen.slice(-LATELY), choose: choice.choose }));
  }

  async #nextCard(asked: () => PracticeRequest | Promise<PracticeRequest>): Promise<void> {
    this.proposal = undefined;
    try {
      const card = await this.#askUntilAnswered(async () => practiceApi.deal(await asked()));
      if (!card) return;
      this.#change({
        ...EMPTY_STATE,
        phase: 'asking',
        choice: this.now.choice,
        card,
        texts: card.boxes.length ? card.boxes.map(() => '') : [''],
        since: Date.now(),
        done: this.now.done,
        seen: [...this.now.seen, card.handle].slice(-LATELY),
      });
    } catch (problem) {
      if (problem instanceof RefusedError && this.now.seen.length > 0 && isStale(problem)) {
        // handles of another server, or of a pack that is gone: begin with a clean slate
        this.#change({ seen: [], card: null });
        this.notice = [t('stale')];
        return this.next();
      }
      this.notice = describeProblem(problem);
      if (!this.now.card) this.#change({ phase: 'start' });
    }
  }

  async answer(): Promise<void> {
    const { card, judged: before, given: last } = this.now;
    if (!card || this.isBusy || this.#isRefuted || this.now.phase !== 'asking') return;
    const given = this.text;
    const stopped = Date.now();
    const judged = await this.#ask(() => practiceApi.answer({ handle: card.handle, given }));
    if (!judged) return;
    this.notice = undefined;
    if (judged.outcome === 'malformed') {
      this.#change({ judged, given: before?.outcome === 'wrong' ? last : given });
      return;
    }
    const isRight = judged.outcome === 'right';
    if (!this.now.first) this.#learn(card, isRight, stopped, judged.code, judged.mis);
    this.#change({ judged, given, first: this.now.first || (isRight ? 'right' : 'wrong') });
    if (isRight) this.#finish(card, true, stopped);
  }

  /** The next rung of help. */
  async hint(): Promise<void> {
    const { card, hints, phase } = this.now;
    if (!card || phase !== 'asking' || hints.length >= card.hints || this.isBusy) return;
    const rung = hints.length + 1;
    const hint = await this.#ask(() => practiceApi.hint({ handle: card.handle, rung }));
    if (hint && hint.rung === rung) this.#change({ hints: [...this.now.hints, hint.shown] });
  }

  /** How it is done; before an answer this gives the question up. */
  async show(): Promise<void> {
    const { card } = this.now;
    if (!card || this.isBusy) return;
    const solution = await this.#ask(() => practiceApi.solution({ handle: card.handle }));
    if (!solution) return;
    this.#change({ solution });
    if (this.now.phase !== 'asking') return;
    if (!this.now.first) this.#learn(card, false, Date.now(), 'shown', '');
    this.#finish(card, false, Date.now());
  }

  /** To the summary, or back to the beginning if there is nothing to sum up. */
  finish(): void {
    this.#turn++;
    this.isBusy = this.isGone = false;
    this.notice = this.proposal = undefined;
    this.#change({ phase: this.now.done.length ? 'summary' : 'start', card: null });
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#turn++;
    this.#wake?.();
  }

  close(): void {
    this.#change({ ...EMPTY_STATE, seen: this.now.seen });
  }

  take(proposal: Proposal): Promise<void> {
    const choice = { ...this.now.choice, ...proposal.change };
    if (choice.way !== 'again') remember(CHOICE_KEY, choice);
    learning.settle(choice);
    this.#change({ choice });
    return this.next();
  }

  refuse(): void {
    learning.refuse();
    this.proposal = undefined;
  }

  /** The network is back: no need to wait. */
  wake(): void {
    this.#wake?.();
  }

  forget(): void {
    learning.forget();
    this.finish();
    this.#change({ ...EMPTY_STATE });
  }

  #learn(card: PracticeCard, isRight: boolean, at: number, code: string, mis: string): void {
    const { choice, since, hints } = this.now;
    const one = {
      card,
      isRight,
      at,
      ms: Math.max(0, at - since),
      secs: secondsOf(choice, card.secs),
      isTimed: choice.timed,
      isHelped: hints.length > 0,
      code,
      mis,
    };
    const learn = ({ places }: { places: readonly PlaceCard[] }) => {
      const place = places.find(({ name }) => name === card.place);
      if (place) learning.learn({ ...one, difficulty: place.difficulty, isFact: place.is_fact });
    };
    // a pack's questions are not on the scale, and without the syllabus nothing can be placed on it
    practiceApi.syllabus().then(learn, () => undefined);
  }

  #finish(card: PracticeCard, solved: boolean, stopped: number): void {
    const { place, topic, title, level, grade } = card;
    const atOnce = this.now.first === 'right';
    const one = { place, topic, title, level, grade, atOnce, solved, hints: this.now.hints.length };
    this.#change({ phase: 'answered', stopped, done: [...this.now.done, one] });
    this.proposal = learning.propose(this.now.choice);
  }

  /** Asks about the open question; if the server no longer knows it, fetches a new one. */
  async #ask<T>(asked: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#askUntilAnswered(asked);
    } catch (problem) {
      if (problem instanceof RefusedError && isStale(problem)) {
        this.#change({ seen: [] });
        await this.next();
        this.notice = [t('stale')];
      } else this.notice = describeProblem(problem);
      return undefined;
    }
  }

  /** Asks until there is an answer, or until something else is wanted. */
  async #askUntilAnswered<T>(asked: () => Promise<T>): Promise<T | undefined> {
    const turn = ++this.#turn;
    this.isBusy = true;
    for (let tries = 0; turn === this.#turn; tries++) {
      try {
        const answer = await asked();
        if (turn !== this.#turn) return undefined;
        this.isBusy = this.isGone = false;
        return answer;
      } catch (problem) {
        if (turn !== this.#turn) return undefined;
        if (!(problem instanceof UnreachableError)) {
          this.isBusy = this.isGone = false;
          throw problem;
        }
        this.isGone = true;
        await this.#pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0);
      }
    }
    return undefined;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Whether the server no longer knows a handle. */
function isStale(refusal: RefusedError): boolean {
  return refusal.code === 'practice-gone' || refusal.code === 'practice-handle';
}
