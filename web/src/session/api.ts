import type {
  DeskAsk,
  DeskBest,
  DeskReply,
  DeskShown,
  DeskTried,
  FamilyCard,
  Invitation,
  Joining,
  NewTable,
  Peek,
  Problem,
  Rich,
  RulesPage,
  SeatChecked,
  SeatChoice,
  Seated,
  Share,
  Story,
  StoryMoment,
} from '../wire';
import { t } from '../words';

/** The server says no, and why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: Rich,
    readonly status: number,
    /** What to look at: an option's key, or `seat2`. */
    readonly about = '',
  ) {
    super(code);
  }
}

/** The server cannot be reached, or answers what nobody can read. */
export class Gone extends Error {}

/** How long to wait before a question is asked again, in ms; orders are never repeated. */
export const PAUSES = { between: [250, 1000] };

function headers(body: unknown): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body !== undefined && {
      'Content-Type': kindOf(body),
    }),
  };
}

function kindOf(body: unknown): string {
  if (body instanceof Blob) return 'application/octet-stream';
  return typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
}

/** Asks once; text and files go as they are. */
export async function once<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: headers(body),
      cache: 'no-store',
      body: body === undefined ? null : typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new Gone();
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  throw problem(response.status, answer);
}

function problem(status: number, answer: unknown): Error {
  const told = answer as Partial<Problem> | null | undefined;
  if (typeof told?.code === 'string' && Array.isArray(told.sentence)) {
    return new Refusal(told.code, told.sentence, status, told.about);
  }
  if (status === 404) return new Refusal('not-found', [t('not-there')], status);
  return new Gone();
}

/** Asks a question that changes nothing, and again if need be. */
export async function get<T>(path: string): Promise<T> {
  for (const pause of PAUSES.between) {
    try {
      return await once<T>(path);
    } catch (problem) {
      if (!(problem instanceof Gone)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return once<T>(path);
}

const part = encodeURIComponent;

/** Everything the server can be asked over HTTP. */
export const api = {
  games: () => get<readonly FamilyCard[]>('/games'),
  /** A family's drawings as SVG, by name. */
  pictures: (family: string) =>
    get<Readonly<Record<string, string>>>(`/games/${part(family)}/pictures`),
  rules: (family: string) => get<RulesPage>(`/rules/${part(family)}`),

  judge: (family: string, ask: DeskAsk) => once<DeskReply>(`/desk/${part(family)}/judge`, ask),
  best: (family: string, ask: DeskAsk) => once<DeskBest>(`/desk/${part(family)}/best`, ask),
  show: (family: string, ask: DeskAsk) => once<DeskShown>(`/desk/${part(family)}/show`, ask),
  attempt: (family: string, ask: DeskAsk) => once<DeskTried>(`/desk/${part(family)}/try`, ask),

  /** Whether a seat can choose so. */
  seat: (family: string, choice: SeatChoice) => once<SeatChecked>(`/games/${part(family)}/seat`, choice),
  open: (wanted: NewTable) => once<Seated>('/tables', wanted),
  join: (joining: Joining) => once<Seated>('/join', joining),
  peek: (table: string) => get<Peek>(`/tables/${part(table)}`),
  invitation: (table: string) => get<Invitation>(`/tables/${part(table)}/invitation`),
  story: (table: string) => get<Story>(`/tables/${part(table)}/story`),
  moment: (table: string, number: number) => get<StoryMoment>(`/tables/${part(table)}/story/${number}`),
  /** A record's text becomes a table. */
  bring: (text: string) => once<Seated>('/records', text),

  share: () => get<Share>('/share'),
  setShare: (on: boolean) => once<Share>('/share', { on }),
};

/** Where the record of a finished game can be fetched as a file. */
export const recordAddress = (table: string) => `/api/tables/${part(table)}/record`;

/** Where a table is played. */
export function playAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${part(table)}/play`;
}

/** What to tell a person about a problem. */
export function told(problem: unknown): Rich {
  if (problem instanceof Refusal) return problem.sentence;
  return [t('server-gone')];
}
