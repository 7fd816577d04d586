// Files of Next's router that this site has no use for, and what takes their place. Together they
// are 9 KB of every first load. Each replacement has the same exports.
const COMPONENTS = 'client/components';

/** There are no server actions: the site is static. */
const SERVER_ACTIONS = `
export function serverActionReducer() {
  throw new Error('This site has no server actions.');
}
`;

/** No link is prefetched: on a gateway, pages that nobody opens would cost requests. */
const PREFETCHING = `
export function startRevalidationCooldown() {}
export function schedulePrefetchTask() {
  return null;
}
export function cancelPrefetchTask() {}
export function reschedulePrefetchTask() {}
export function isPrefetchTaskDirty() {
  return false;
}
export function pingPrefetchScheduler() {}
export function pingPrefetchTask() {}
export function needsSpeculativePrefetch() {
  return false;
}
`;

/** Routes are not predicted from patterns, so only the cache needs to know those that were seen. */
const PREDICTIONS = `
import { fulfillRouteCacheEntry, writeRouteIntoCache } from './cache';
export function discoverKnownRoute(now, pathname, search, nextUrl, pendingEntry, ...route) {
  // The last one says whether a prediction was wrong.
  const known = route.slice(0, 5);
  return pendingEntry === null
    ? writeRouteIntoCache(now, pathname, search, nextUrl, ...known)
    : fulfillRouteCacheEntry(now, pendingEntry, ...known);
}
export function matchKnownRoute() {
  return null;
}
export function resetKnownRoutes() {}
`;

/** The page after an error outside all regions of it: see `next.config.mjs`. */
const GLOBAL_ERROR = `
import { CrashPage } from 'crash-page';
export default CrashPage;
`;

/** A crawler gets the same page as everyone. */
const ROOT_ERROR_BOUNDARY = `
import { ErrorBoundary } from '../error-boundary';
export default ErrorBoundary;
`;
const NO_CRAWLERS = `
export const HTML_LIMITED_BOT_UA_RE = /^crawler$/;
`;

/** No page is generated again after the export. */
const NO_REGENERATION = `
export function handleISRError() {}
`;

/** The start script runs only in browsers that have all the others. */
const POLYFILLS = `
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
`;

/** What wallet libraries of Node.js origin use of \`process\`. */
const PROCESS = `
const nothing = () => {};
const events = 'on addListener once off removeListener removeAllListeners emit prependListener';
module.exports = {
  title: 'browser',
  browser: true,
  env: {},
  argv: [],
  version: '',
  versions: {},
  nextTick: (run, ...values) => queueMicrotask(() => run(...values)),
  cwd: () => '/',
  listeners: () => [],
};
for (const name of (events + ' prependOnceListener').split(' ')) module.exports[name] = nothing;
`;

/** ES modules, by path within Next. */
exports.UNUSED = [
  [`${COMPONENTS}/router-reducer/reducers/server-action-reducer.js`, SERVER_ACTIONS],
  [`${COMPONENTS}/segment-cache/scheduler.js`, PREFETCHING],
  [`${COMPONENTS}/segment-cache/optimistic-routes.js`, PREDICTIONS],
  [`${COMPONENTS}/builtin/global-error.js`, GLOBAL_ERROR],
  [`${COMPONENTS}/errors/root-error-boundary.js`, ROOT_ERROR_BOUNDARY],
  [`${COMPONENTS}/handle-isr-error.js`, NO_REGENERATION],
  ['shared/lib/router/utils/html-bots.js', NO_CRAWLERS],
];

/** Scripts and CommonJS modules, by path within Next. */
exports.UNUSED_SCRIPTS = [
  ['build/polyfills/polyfill-module.js', POLYFILLS],
  ['compiled/process/browser.js', PROCESS],
];
