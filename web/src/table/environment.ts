/** The browser as a connection needs it; nothing here asks for a secure context. */
import type { Socket, Environment } from './connection';

export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const browserEnvironment: Environment = {
  open: (address) => new WebSocket(address) as Socket,
  later: (milliseconds, act) => window.setTimeout(act, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  chance: () => Math.random(),
  id: createId,
};
