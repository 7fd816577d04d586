import { useSyncExternalStore } from 'react';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/**
 * Offers an element of an open dialog as the place for popups, because nothing outside of a dialog
 * can be reached while it is open. The ref of that element.
 */
export function offerPopupPlace(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  change([...places, element]);
  return () => change(places.filter((other) => other !== element));
}

/** The place for popups in the latest open dialog; undefined when no dialog is open. */
export function usePopupPlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, latestPlace, noPlace);
}

function change(next: readonly HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function latestPlace(): HTMLElement | undefined {
  return places.at(-1);
}

function noPlace(): undefined {
  return undefined;
}
