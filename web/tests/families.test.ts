import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSES } from '../src/browser/api';
import { families } from '../src/browser/families';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  PAUSES.between = [];
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

describe('a family that a page can do without', () => {
  it('is missing while the server is away, and found once it is back', async () => {
    asked.mockRejectedValueOnce(new TypeError('no connection'));
    expect(await families.tryOne('boxes')).toBeUndefined();

    asked.mockResolvedValueOnce(new Response('[{"id": "boxes"}]'));
    expect(await families.tryOne('boxes')).toEqual({ id: 'boxes' });
  });
});
