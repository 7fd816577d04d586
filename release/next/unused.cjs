// Files of Next's router that this site has no use for, and what takes their place. Together they
// are 6 KB of every first load. Each replacement has the same exports.
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

/** By path within Next. */
exports.UNUSED = [
  [`${COMPONENTS}/router-reducer/reducers/server-action-reducer.js`, SERVER_ACTIONS],
  [`${COMPONENTS}/segment-cache/scheduler.js`, PREFETCHING],
  [`${COMPONENTS}/segment-cache/optimistic-routes.js`, PREDICTIONS],
];
