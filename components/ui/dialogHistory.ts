import { useEffect } from 'react';
import { closeDialogsAbove, countDialogs, subscribeToDialogs } from './openDialogs';

/** In the state of a history entry: how many dialogs were open. */
const DEPTH = 'openDialogs';

/** The address of the page that the dialogs are open on. */
let page = '';
/** Set while the entries of dialogs that closed are being left. */
let isReturning = false;
let afterwards: readonly (() => void)[] = [];

/**
 * Makes Back close the topmost dialog and stay on the page. Each open dialog has an entry of its
 * own in the browser's history, at the address of the page. When it closes otherwise, its entry is
 * left as well, so that Back leads where it led before. Entries from before a reload are left, too.
 *
 * @returns What ends it.
 */
function followDialogs(): () => void {
  // Ahead of the router's own listener.
  window.addEventListener('popstate', onStep, { capture: true });
  // After all changes: a dialog that gives way to another one leaves its entry to that one.
  const unsubscribe = subscribeToDialogs(() => queueMicrotask(alignHistory));
  return () => {
    window.removeEventListener('popstate', onStep, { capture: true });
    unsubscribe();
  };
}

/** Call this at the start, and when the router has changed the address of the page. */
function followAddress(): void {
  alignHistory();
}

/**
 * Calls `callback` once the entries of closed dialogs are left. Until then, an address that is
 * replaced would be that of a dialog, and Back would lead to the address before. If the user leaves
 * the page meanwhile, `callback` is dropped.
 */
export function onceDialogsAreLeft(callback: () => void): void {
  afterwards = [...afterwards, callback];
  queueMicrotask(alignHistory);
}

/** The same once no dialog is open: for an address whose change closes none. */
export function onceNoDialogIsOpen(callback: () => void): void {
  // After all changes: a dialog may give way to another one.
  queueMicrotask(() => {
    if (countDialogs() === 0) {
      onceDialogsAreLeft(callback);
      return;
    }
    const unsubscribe = subscribeToDialogs(() => {
      unsubscribe();
      onceNoDialogIsOpen(callback);
    });
  });
}

/** Adds an entry for each open dialog, and leaves the entries of others. */
function alignHistory(): void {
  if (isReturning) return;
  const [count, depth] = [countDialogs(), currentDepth()];
  page = window.location.href;
  if (depth > count) {
    isReturning = true;
    window.history.go(count - depth);
    return;
  }
  for (let next = depth + 1; next <= count; next++) {
    window.history.pushState({ ...window.history.state, [DEPTH]: next }, '');
  }
  const callbacks = afterwards;
  afterwards = [];
  for (const callback of callbacks) callback();
}

/** The router does not see a step between entries of one page: it would load the page again. */
function onStep(event: PopStateEvent): void {
  const depth = currentDepth();
  const isOfDialog = isReturning || countDialogs() > 0 || depth > 0;
  if (window.location.href !== page) afterwards = [];
  else if (isOfDialog) event.stopImmediatePropagation();
  if (!isReturning) closeDialogsAbove(depth);
  isReturning = false;
  queueMicrotask(alignHistory);
}

function currentDepth(): number {
  const depth: unknown = window.history.state?.[DEPTH];
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Makes Back close the topmost dialog; see `followDialogs`. Mounted once.
 *
 * @param path - The path of the page.
 */
export function useDialogHistory(path: string): void {
  useEffect(followDialogs, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again at another address.
  useEffect(followAddress, [path]);
}
