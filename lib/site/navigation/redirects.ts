import { addHref, addressPair, isSameId, removalHref } from './liquidityPaths';
import { hrefOf, parsePath, type Route } from './routes';

/** A URL of this site in parts. `search` and `hash` are empty or begin with their sign. */
type UrlParts = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The hash of an old URL, `#/swap?use=v2`, which contains the whole route. */
const HISTORIC_ROUTE = /^#(\/[^?]*)(\?.*)?$/s;
/** The home document by its file name, as some hosts and saved links address it. */
const HOME_DOCUMENT = /^\/index\.html$/i;
const SWAP = hrefOf({ name: 'swap' });
const POOL = hrefOf({ name: 'pool' });
const NEWEST_FARMS = hrefOf({ name: 'farms', versionOrCurrencyIdA: '2' });
/** The versions of the farms. */
const FARM_VERSION = /^[012]$/;
/** All single stakes are of one version. */
const STAKE_VERSION = '0';
const STAKES = hrefOf({ name: 'stakes', version: STAKE_VERSION });

/**
 * The target of a URL without a screen of its own: a path, with query and hash.
 *
 * Undefined when the URL has a screen. The result always has one, on this site.
 */
export function redirectOf({ pathname, search, hash }: UrlParts): string | undefined {
  const route = parsePath(pathname.replace(HOME_DOCUMENT, '/'));
  const [, path, query = ''] = (route?.name === 'home' && HISTORIC_ROUTE.exec(hash)) || [];
  if (path !== undefined) return historicTarget(path, joined(query, search));
  const target = targetOf(route, search);
  return target && target + hash;
}

/**
 * The path, as written, of a URL that names no screen; undefined for a URL with
 * a screen or a redirect of its own.
 */
export function unknownPathOf({ pathname, hash }: Omit<UrlParts, 'search'>): string | undefined {
  const route = parsePath(pathname.replace(HOME_DOCUMENT, '/'));
  if (route === null) return pathname;
  const [, path] = (route.name === 'home' && HISTORIC_ROUTE.exec(hash)) || [];
  return path !== undefined && parsePath(path) === null ? path : undefined;
}

function historicTarget(path: string, search: string): string {
  const route = parsePath(path);
  const screen = route === null ? SWAP : hrefOf(route);
  return targetOf(route, search) ?? screen + search;
}

/** The rules; undefined for a route that has a screen. */
function targetOf(route: Route | null, search: string): string | undefined {
  switch (route?.name) {
    case undefined:
    case 'home':
      return SWAP + search;
    case 'swapTo': {
      const query = new URLSearchParams(search);
      query.set('outputCurrency', route.outputCurrency);
      return `${SWAP}?${query}`;
    }
    case 'addOne':
    case 'createOne': {
      const ids = addressPair(route.currencyIdA);
      return ids && addHref(screenOf(route.name), ...ids) + search;
    }
    case 'addTwo':
    case 'createTwo': {
      const { name, currencyIdA, currencyIdB } = route;
      if (!isSameId(currencyIdA, currencyIdB)) return undefined;
      return addHref(screenOf(name), currencyIdA) + search;
    }
    case 'removeOld': {
      const ids = addressPair(route.tokensOrCurrencyIdA);
      return (ids ? removalHref(...ids) : POOL) + search;
    }
    case 'farms':
      return unlessKnown([route.versionOrCurrencyIdA], search);
    case 'farm':
    case 'migrationLanding':
      return unlessKnown([route.version], search);
    case 'migrate':
      return unlessKnown([route.versionFrom, route.versionTo], search);
    case 'stakes':
      return route.version === STAKE_VERSION ? undefined : STAKES + search;
    default:
      return undefined;
  }
}

/** The newest farms, if one of some versions is unknown. */
function unlessKnown(versions: readonly string[], search: string): string | undefined {
  return versions.every((version) => FARM_VERSION.test(version))
    ? undefined
    : NEWEST_FARMS + search;
}

function screenOf(name: `${'add' | 'create'}${'One' | 'Two'}`): 'add' | 'create' {
  return name.startsWith('add') ? 'add' : 'create';
}

/** Merges two queries. If both have a parameter, the first one's value comes first. */
function joined(first: string, second: string): string {
  const parameters = [first, second].map((query) => query.slice(1)).filter((text) => text !== '');
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}
