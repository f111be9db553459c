/** The pages there are, and the paths that lead to them. */
export type Route =
  | { readonly page: 'home' | 'settings' | 'packs' | 'notFound' }
  | { readonly page: 'new' | 'rules' | 'referee'; readonly family: string }
  | { readonly page: 'table' | 'replay'; readonly table: string }
  | { readonly page: 'practice'; readonly part: string }
  | { readonly page: 'museum'; readonly what: string }
  | { readonly page: 'join'; readonly code: string };

const NOT_FOUND: Route = { page: 'notFound' };

/** The page a path leads to. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodePart);
  const [first, second, ...more] = parts;
  if (more.length) return NOT_FOUND;
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'settings':
    case 'packs':
      return second === undefined ? { page: first } : NOT_FOUND;
    case 'practice':
      return second === undefined || second === 'progress' ? { page: 'practice', part: second ?? '' } : NOT_FOUND;
    case 'museum':
      return { page: 'museum', what: second ?? '' };
    case 'join':
      return { page: 'join', code: second ?? '' };
    case 't':
      return second ? { page: 'table', table: second } : NOT_FOUND;
    case 'replay':
      return second ? { page: 'replay', table: second } : NOT_FOUND;
    case 'new':
    case 'rules':
    case 'referee':
      return second ? { page: first, family: second } : NOT_FOUND;
    default:
      return NOT_FOUND;
  }
}

function decodePart(part: string): string {
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
