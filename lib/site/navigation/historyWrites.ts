/** @param isNewEntry - Whether an entry was added, not one replaced. */
type Listener = (isNewEntry: boolean) => void;

const listeners = new Set<Listener>();
let isWatching = false;

/**
 * Calls `listener` when the router has written the browser's history. The router's hooks miss some
 * writes: it may write the address that it knows already, over one of `writeQuery`. Not all browsers
 * have an event for it.
 *
 * The router writes while React changes the page, so a listener must not change state at once.
 *
 * @returns A function that ends the calls.
 */
export function subscribeToHistoryWrites(listener: Listener): () => void {
  if (!isWatching) watchWrites();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Replaces the two methods once: others may replace them later, so they are not put back. */
function watchWrites(): void {
  isWatching = true;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = window.history[name];
    window.history[name] = (...entry) => {
      write.apply(window.history, entry);
      for (const listener of listeners) listener(name === 'pushState');
    };
  }
}
