import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError, RefusedError } from '../browser/api';
import type { AnswerVerdict, PracticeCard, PracticeRequest } from '../wire';
import { practiceApi } from './api';
import { learning } from './storage.svelte';
import { Practice } from './practice.svelte';
import { DEFAULT_REQUEST, type PracticeChoice } from './request';

const choice: PracticeChoice = { ...DEFAULT_REQUEST, way: 'level', level: 2 };
const shown = { text: '7', html: '7', spoken: '7' };
let dealt: PracticeRequest[] = [];

function card(handle: string): PracticeCard {
  return {
    handle, place: 'arith.add/L2', topic: 'arith', title: 'Adding', level: 2, grade: null, category: null,
    prompt: shown, figure: null, keypad: 'digits', keys: [], tiles: [], choices: [], boxes: [], unit: '',
    secs: 30, hints: 2, credit: '', places: 0,
  };
}

function createVerdict(outcome: string): AnswerVerdict {
  return { outcome, code: outcome, sentence: '', shown, mis: '' };
}

beforeEach(() => {
  localStorage.clear();
  learning.forget();
  dealt = [];
  vi.restoreAllMocks();
  vi.spyOn(practiceApi, 'syllabus').mockResolvedValue({
    topics: [],
    places: [{ name: 'arith.add/L2', topic: 'arith', title: 'Adding', level: 2, grade: null, category: null, secs: 30, difficulty: 0, is_fact: false }],
  });
  vi.spyOn(practiceApi, 'deal').mockImplementation(async (wanted) => card(`q${dealt.push(wanted)}`));
  vi.spyOn(practiceApi, 'answer').mockImplementation(async ({ given }) =>
    createVerdict(given === '7' ? 'right' : given === '?' ? 'malformed' : 'wrong'),
  );
  vi.spyOn(practiceApi, 'hint').mockImplementation(async ({ rung }) => ({ rung: rung ?? 0, shown }));
  vi.spyOn(practiceApi, 'solution').mockResolvedValue({ answer: shown, steps: [] });
});

async function startPractice(): Promise<Practice> {
  const practice = new Practice();
  await practice.begin(choice);
  return practice;
}

async function giveAnswer(practice: Practice, text: string): Promise<void> {
  practice.type(text);
  await practice.answer();
  await Promise.resolve();
}

describe('a practice', () => {
  it('goes from question to question and asks none again at once', async () => {
    const practice = await startPractice();

    await giveAnswer(practice, '7');
    await practice.next();

    expect(dealt.map((one) => one.seen)).toEqual([[], ['q1']]);
    expect([practice.now.card?.handle, practice.now.done.length, practice.text]).toEqual(['q2', 1, '']);
  });

  it('counts the first answer only', async () => {
    const practice = await startPractice();

    await giveAnswer(practice, '5');
    await giveAnswer(practice, '6');
    await giveAnswer(practice, '7');

    const topic = learning.learner?.topics['arith'];
    expect([topic?.answers, topic?.right]).toEqual([1, 0]);
    expect(practice.now.done).toMatchObject([{ atOnce: false, solved: true }]);
  });

  it('takes no answer for what cannot be read', async () => {
    const practice = await startPractice();

    await giveAnswer(practice, '?');
    await giveAnswer(practice, '7');

    expect(learning.learner?.topics['arith']).toMatchObject({ answers: 1, right: 1 });
    expect(practice.now.done).toMatchObject([{ atOnce: true }]);
  });

  it('does not send the same wrong answer twice', async () => {
    const practice = await startPractice();

    await giveAnswer(practice, '5');
    await practice.answer();

    expect(practiceApi.answer).toHaveBeenCalledTimes(1);
  });

  it('gives hints rung by rung, as far as there are any', async () => {
    const practice = await startPractice();

    for (let n = 0; n < 4; n++) await practice.hint();

    expect(vi.mocked(practiceApi.hint).mock.calls.map(([ask]) => ask.rung)).toEqual([1, 2]);
    expect(practice.now.hints.length).toBe(2);
  });

  it('counts what was shown before an answer as not known', async () => {
    const practice = await startPractice();

    await practice.show();
    await Promise.resolve();

    expect(practice.now).toMatchObject({ phase: 'answered', done: [{ atOnce: false, solved: false }] });
    expect(learning.learner?.topics['arith']).toMatchObject({ answers: 1, right: 0 });
  });

  it('outlives a reload with all that was typed', async () => {
    const practice = await startPractice();
    await giveAnswer(practice, '7');
    await practice.next();
    practice.type('12');

    const again = new Practice();

    expect([again.now.card?.handle, again.text, again.now.done.length]).toEqual(['q2', '12', 1]);
  });

  it('keeps what was typed while the server is away, and sends it then', async () => {
    vi.useFakeTimers();
    const practice = await startPractice();
    vi.mocked(practiceApi.answer).mockRejectedValueOnce(new UnreachableError());

    practice.type('7');
    const sent = practice.answer();
    await vi.advanceTimersByTimeAsync(0);
    const meanwhile = [practice.isGone, practice.text, practice.now.phase];
    await vi.advanceTimersByTimeAsync(5000);
    await sent;
    vi.useRealTimers();

    expect(meanwhile).toEqual([true, '7', 'asking']);
    expect([practice.isGone, practice.now.phase]).toEqual([false, 'answered']);
  });

  it('goes on with a new question where the server knows the old one no more', async () => {
    const practice = await startPractice();
    vi.mocked(practiceApi.answer).mockRejectedValueOnce(new RefusedError('practice-gone', ['gone'], 404));

    await giveAnswer(practice, '7');

    expect([practice.now.card?.handle, practice.now.phase, practice.now.done]).toEqual(['q2', 'asking', []]);
    expect(practice.notice).toEqual(['That question is no longer here. Here is a new one.']);
  });

  it('says why nothing can be dealt, and lets one choose anew', async () => {
    const practice = new Practice();
    vi.mocked(practiceApi.deal).mockRejectedValueOnce(new RefusedError('practice-nothing', ['Nothing there.'], 404));

    await practice.begin(choice);

    expect([practice.now.phase, practice.notice]).toEqual(['start', ['Nothing there.']]);
  });

  it('proposes another level only after enough answers, and moves only when asked', async () => {
    const practice = await startPractice();
    for (let n = 0; n < 30 && !practice.proposal; n++) {
      await giveAnswer(practice, '7');
      if (!practice.proposal) await practice.next();
    }
    const proposal = practice.proposal!;
    const before = practice.now.choice.level;

    await practice.take(proposal);

    expect([before, practice.now.choice.level]).toEqual([2, proposal.change.level]);
    expect(proposal.change.level).toBeGreaterThan(2);
    expect(practice.now.done.length).toBeGreaterThanOrEqual(8);
  });

  it('forgets everything when asked', async () => {
    const practice = await startPractice();
    await giveAnswer(practice, '7');

    practice.forget();

    expect([learning.learner, practice.now.done, new Practice().now.card]).toEqual([undefined, [], null]);
  });
});
