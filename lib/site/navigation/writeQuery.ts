import { WRITTEN } from './addressQuery';

/**
 * Replaces the query of the present history entry.
 *
 * The router replaces `replaceState` by its own, which renders the page again and then announces
 * its title to screen readers. The router does not notice the browser's own one. The entry keeps the
 * router's state, by which the router finds the page again on the way back. An entry without such
 * a state, which a change of the hash by hand adds, gets one from the router.
 *
 * @returns Whether it is replaced: browsers limit how often an address is written.
 */
export function writeQuery(query: string): boolean {
  const { history, location, History } = window;
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  const state = { ...history.state, [WRITTEN]: true };
  try {
    if (history.state) History.prototype.replaceState.call(history, state, '', address);
    else history.replaceState(state, '', address);
    return true;
  } catch {
    return false;
  }
}
