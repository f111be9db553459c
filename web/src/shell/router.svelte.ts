import { routeOf, type Route } from './routes';

/** Where the person is. */
class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  /** Goes to another page of ours; `replace` leaves no way back to this one. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#follow();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Listens to the browser's buttons and to presses on our links; gives what ends that. */
  start(): () => void {
    const handleClick = (event: MouseEvent) => {
      const path = linkOf(event);
      if (path === undefined) return;
      event.preventDefault();
      this.go(path);
    };
    const back = () => this.#follow();
    addEventListener('popstate', back);
    document.addEventListener('click', handleClick);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', handleClick);
    };
  }

  #follow(): void {
    const route = routeOf(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }
}

/** The path of a plainly pressed link of ours. */
export function linkOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isOurs = origin === location.origin && !/^\/(api|schema)(\/|$)/.test(pathname);
  const isHere = hash && pathname === location.pathname;
  return isOurs && !isHere ? pathname + search + hash : undefined;
}

export const router = new Router();
