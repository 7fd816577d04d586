import { useEffectEvent, useLayoutEffect } from 'react';

type OpenDialog = { readonly close: () => void };

let dialogs: readonly OpenDialog[] = [];

/**
 * Puts a dialog on the stack of open dialogs, from the moment in which it is on screen. Escape
 * calls `close` of the topmost dialog only.
 */
export function useOpenDialog(close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => {
    const dialog = { close: () => closeNow() };
    change([...dialogs, dialog]);
    return () => change(dialogs.filter((other) => other !== dialog));
  }, []);
}

function change(next: readonly OpenDialog[]): void {
  if (dialogs.length === 0) window.addEventListener('keydown', closeByEscape, { capture: true });
  dialogs = next;
  if (dialogs.length === 0) window.removeEventListener('keydown', closeByEscape, { capture: true });
}

/** Prevents the default, so that no dialog closes a second time by its own listener. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  dialogs.at(-1)?.close();
}
