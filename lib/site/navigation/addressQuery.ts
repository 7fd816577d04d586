/** In the state of a history entry: that this page has written its query. */
export const WRITTEN = 'swapQueryWritten';

/** The query of the address. The router's own may be older: it does not know of `writeQuery`. */
export function addressQuery(): string {
  return new URLSearchParams(window.location.search).toString();
}

/** Whether this page has written the query of the present history entry. */
export function isQueryWritten(): boolean {
  return window.history.state?.[WRITTEN] === true;
}
