import { describe, expect, it } from 'vitest';
import { curtainFor, eyesFor } from './curtain';
import { table } from './fixture';

describe('the curtain', () => {
  const two = table({ seats: [0, 1], secret: true, must: [1] });

  it('hangs for the next one on this screen', () => {
    expect(curtainFor(two, 0, null)).toBe(1);
    expect(curtainFor(two, null, null)).toBe(1);
  });

  it('stays up until that one sits down, and follows the turn', () => {
    expect(curtainFor(two, null, 1)).toBe(1);
    expect(curtainFor({ ...two, must: [0] }, null, 1)).toBe(0);
    expect(curtainFor({ ...two, must: [] }, null, 1)).toBe(1);
  });

  it('does not hang for the one who looks already', () => {
    expect(curtainFor(two, 1, null)).toBeNull();
  });

  it('waits until the one who looks has moved, where several are to move at once', () => {
    expect(curtainFor({ ...two, must: [0, 1] }, 1, null)).toBeNull();
  });

  it('stays down while a bot or somebody elsewhere moves', () => {
    expect(curtainFor({ ...two, must: [2] }, 0, null)).toBeNull();
  });

  it('never hangs in a game without secrets, for a single seat, or after the end', () => {
    expect(curtainFor({ ...two, secret: false }, 0, null)).toBeNull();
    expect(curtainFor({ ...two, seats: [1] }, null, null)).toBeNull();
    expect(curtainFor({ ...two, phase: 'over' }, 0, 1)).toBeNull();
  });
});

describe('the eyes', () => {
  it('are nobody’s for a spectator, and one’s own for one seat', () => {
    expect(eyesFor(table({ seats: [] }), null)).toBeNull();
    expect(eyesFor(table({ seats: [2] }), null)).toBe(2);
  });

  it('go from turn to turn where there are no secrets', () => {
    const open = table({ seats: [0, 1], secret: false, must: [1] });

    expect(eyesFor(open, 0)).toBe(1);
    expect(eyesFor({ ...open, must: [2] }, 0)).toBe(0);
  });

  it('stay where they are in a game with secrets', () => {
    const secret = table({ seats: [0, 1], secret: true, must: [2] });

    expect(eyesFor(secret, 0)).toBe(0);
    expect(eyesFor(secret, null)).toBeNull();
  });
});
