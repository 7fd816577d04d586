import { useEffectEvent, useLayoutEffect } from 'react';

type OpenDialog = { readonly close: () => void };

let dialogs: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

/**
 * Puts a dialog on the stack of open dialogs, from the moment in which it is on screen. Escape
 * and Back call `close` of the topmost dialog only.
 */
export function useOpenDialog(close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    const dialog = { close: () => closeNow() };
    change([...dialogs, dialog]);
    return () => change(dialogs.filter((other) => other !== dialog));
  }, []);
}

/** How many dialogs are open. */
export function countDialogs(): number {
  return dialogs.length;
}

/** Closes the topmost dialogs until `count` are left. */
export function closeDialogsAbove(count: number): void {
  for (const dialog of dialogs.slice(count).reverse()) dialog.close();
}

/** Calls `listener` after a dialog was opened or closed. Returns what ends it. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly OpenDialog[]): void {
  if (dialogs.length === 0) window.addEventListener('keydown', closeByEscape, { capture: true });
  dialogs = next;
  if (dialogs.length === 0) window.removeEventListener('keydown', closeByEscape, { capture: true });
  for (const listener of listeners) listener();
}

/** Prevents the default, so that no dialog closes a second time by its own listener. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  dialogs.at(-1)?.close();
}
