import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, UnreachableError, PAUSES, RefusedError, describeProblem } from '../src/browser/api';

const asked = vi.fn<typeof fetch>();

function answer(status: number, body: unknown): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}

beforeEach(() => {
  PAUSES.between = [0, 0];
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

describe('the client', () => {
  it('asks this host only', async () => {
    asked.mockResolvedValue(answer(200, []));

    await api.games();

    expect(asked.mock.calls[0]?.[0]).toBe('/api/games');
  });

  it('asks again when the connection is broken', async () => {
    asked.mockRejectedValueOnce(new TypeError('no connection')).mockResolvedValueOnce(answer(200, []));

    expect(await api.games()).toEqual([]);
  });

  it('gives up after the third question', async () => {
    asked.mockRejectedValue(new TypeError('no connection'));

    await expect(api.games()).rejects.toBeInstanceOf(UnreachableError);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('never repeats an order', async () => {
    asked.mockRejectedValue(new TypeError('no connection'));

    await expect(api.open({ family: 'boxes', players: [] })).rejects.toBeInstanceOf(UnreachableError);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("input on a refusal in the server's words", async () => {
    const problem = { code: 'name-taken', sentence: ['Somebody is called Mila.'], about: 'seat1' };
    asked.mockResolvedValue(answer(409, problem));

    const refusal = await api.join({ code: 'ABCDEF' }).catch((one: unknown) => one);

    expect(refusal).toBeInstanceOf(RefusedError);
    expect(refusal).toMatchObject({ code: 'name-taken', about: 'seat1', status: 409 });
    expect(describeProblem(refusal)).toEqual(problem.sentence);
  });

  it('does not ask again after a refusal', async () => {
    asked.mockResolvedValue(answer(404, { code: 'no-table', sentence: ['No table here.'] }));

    await expect(api.peek('x')).rejects.toBeInstanceOf(RefusedError);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    [200, '<html>'],
    [502, 'Bad gateway'],
    [500, '{"detail": "?"}'],
  ])('takes %i with what nobody can read as a server that is away', async (status, body) => {
    asked.mockImplementation(() => Promise.resolve(answer(status, body)));

    const problem = await api.games().catch((one: unknown) => one);

    expect(problem).toBeInstanceOf(UnreachableError);
    expect(describeProblem(problem).join('')).toContain('does not answer');
  });

  it('sends a record as text', async () => {
    asked.mockResolvedValue(answer(201, { table: 't', token: 'k', seats: [], code: '' }));

    await api.bring('abaculus 1\n');

    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: 'abaculus 1\n' });
  });

  it('names tables safely in paths', async () => {
    asked.mockResolvedValue(answer(200, {}));

    await api.peek('../games');

    expect(asked.mock.calls[0]?.[0]).toBe('/api/tables/..%2Fgames');
  });
});
