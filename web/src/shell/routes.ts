/** The pages there are, and the paths that lead to them. */
export type Route =
  | { readonly page: 'home' | 'settings' | 'packs' | 'lost' }
  | { readonly page: 'new' | 'rules' | 'referee'; readonly family: string }
  | { readonly page: 'table' | 'replay'; readonly table: string }
  | { readonly page: 'practice'; readonly part: string }
  | { readonly page: 'museum'; readonly what: string }
  | { readonly page: 'join'; readonly code: string };

const LOST: Route = { page: 'lost' };

/** The page a path leads to. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second, ...more] = parts;
  if (more.length) return LOST;
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'settings':
    case 'packs':
      return second === undefined ? { page: first } : LOST;
    case 'practice':
      return second === undefined || second === 'progress' ? { page: 'practice', part: second ?? '' } : LOST;
    case 'museum':
      return { page: 'museum', what: second ?? '' };
    case 'join':
      return { page: 'join', code: second ?? '' };
    case 't':
      return second ? { page: 'table', table: second } : LOST;
    case 'replay':
      return second ? { page: 'replay', table: second } : LOST;
    case 'new':
    case 'rules':
    case 'referee':
      return second ? { page: first, family: second } : LOST;
    default:
      return LOST;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const part = encodeURIComponent;

/** Where links lead. */
export const paths = {
  home: '/',
  settings: '/settings',
  practice: '/practice',
  practise: (places: readonly string[]) => `/practice?places=${places.map(part).join()}`,
  progress: '/practice/progress',
  packs: '/packs',
  museum: (what = '') => (what ? `/museum/${part(what)}` : '/museum'),
  new: (family: string) => `/new/${part(family)}`,
  rules: (family: string, rule = '') => `/rules/${part(family)}${rule && `#rule-${rule}`}`,
  referee: (family: string) => `/referee/${part(family)}`,
  table: (table: string) => `/t/${part(table)}`,
  replay: (table: string) => `/replay/${part(table)}`,
  join: (code = '') => (code ? `/join/${part(code)}` : '/join'),
};
