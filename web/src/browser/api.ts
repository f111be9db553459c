import type {
  DeskRequest,
  DeskBest,
  DeskReply,
  DeskScene,
  DeskVerdict,
  FamilyCard,
  Invitation,
  JoinRequest,
  NewTable,
  OwnerReply,
  Peek,
  Problem,
  ProblemReason,
  Rich,
  RulesPage,
  SeatCheck,
  SeatChoice,
  SeatGrant,
  ShareStatus,
  GameReview,
  ReviewMoment,
} from '../wire';
import { t } from '../i18n';

/** The server says no, and why. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly sentence: Rich,
    readonly status: number,
    /** What to look at: an option's key, or `seat2`. */
    readonly about = '',
    /** Every reason by itself, where there are several. */
    readonly faults: readonly ProblemReason[] = [],
  ) {
    super(code);
  }
}

/** The server cannot be reached, or its answer cannot be read. */
export class UnreachableError extends Error {}

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
export async function requestOnce<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: headers(body),
      cache: 'no-store',
      body: body === undefined ? null : typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new UnreachableError();
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  throw toError(response.status, answer);
}

function toError(status: number, answer: unknown): Error {
  const refusal = answer as Partial<Problem> | null | undefined;
  if (typeof refusal?.code === 'string' && Array.isArray(refusal.sentence)) {
    return new RefusedError(refusal.code, refusal.sentence, status, refusal.about, refusal.faults);
  }
  if (status === 404) return new RefusedError('not-found', [t('not-there')], status);
  return new UnreachableError();
}

/** Asks a question that changes nothing, and again if need be. */
export async function get<T>(path: string): Promise<T> {
  for (const pause of PAUSES.between) {
    try {
      return await requestOnce<T>(path);
    } catch (problem) {
      if (!(problem instanceof UnreachableError)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return requestOnce<T>(path);
}

const part = encodeURIComponent;

/** Everything the server can be asked over HTTP. */
export const api = {
  games: () => get<readonly FamilyCard[]>('/games'),
  /** A family's drawings as SVG, by name. */
  pictures: (family: string) =>
    get<Readonly<Record<string, string>>>(`/games/${part(family)}/pictures`),
  rules: (family: string) => get<RulesPage>(`/rules/${part(family)}`),

  judge: (family: string, ask: DeskRequest) => requestOnce<DeskReply>(`/desk/${part(family)}/judge`, ask),
  best: (family: string, ask: DeskRequest) => requestOnce<DeskBest>(`/desk/${part(family)}/best`, ask),
  show: (family: string, ask: DeskRequest) => requestOnce<DeskScene>(`/desk/${part(family)}/show`, ask),
  attempt: (family: string, ask: DeskRequest) => requestOnce<DeskVerdict>(`/desk/${part(family)}/try`, ask),

  /** Whether a seat can choose so. */
  seat: (family: string, choice: SeatChoice) => requestOnce<SeatCheck>(`/games/${part(family)}/seat`, choice),
  open: (wanted: NewTable) => requestOnce<SeatGrant>('/tables', wanted),
  join: (joining: JoinRequest) => requestOnce<SeatGrant>('/join', joining),
  peek: (table: string) => get<Peek>(`/tables/${part(table)}`),
  invitation: (table: string) => get<Invitation>(`/tables/${part(table)}/invitation`),
  review: (table: string) => get<GameReview>(`/tables/${part(table)}/review`),
  moment: (table: string, number: number) => get<ReviewMoment>(`/tables/${part(table)}/review/${number}`),
  /** A record's text becomes a table. */
  bring: (text: string) => requestOnce<SeatGrant>('/records', text),

  /** Makes this browser the owner's. */
  enter: (token: string) => requestOnce<OwnerReply>('/owner', { token }),
  share: () => get<ShareStatus>('/share'),
  setShare: (on: boolean) => requestOnce<ShareStatus>('/share', { on }),
};

/** Where the record of a finished game can be fetched as a file. */
export const recordAddress = (table: string) => `/api/tables/${part(table)}/record`;

/** Where a table is played. */
export function playAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${part(table)}/play`;
}

/** What to tell a person about a problem. */
export function describeProblem(problem: unknown): Rich {
  if (problem instanceof RefusedError) return problem.sentence;
  return [t('server-gone')];
}
