import { toasts } from '../components/toasts.svelte';
import { api, describeProblem } from './api';

const TOKEN = /^#token=([\w-]{1,400})$/;

/** The owner's token in the address becomes a cookie, and is taken out of sight and history. */
export async function takeOwnerFromAddress(): Promise<void> {
  const token = TOKEN.exec(location.hash)?.[1];
  if (token === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    await api.enter(token);
  } catch (problem) {
    toasts.say(describeProblem(problem));
  }
}
