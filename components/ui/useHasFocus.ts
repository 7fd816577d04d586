import { useSyncExternalStore } from 'react';

/**
 * Whether a control of the page has the focus. A move from one control to another, such as a click
 * on a button after typing, does not end it.
 */
export function useHasFocus(): boolean {
  return useSyncExternalStore(subscribe, hasFocus, () => false);
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function subscribe(notify: () => void): () => void {
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) notify();
  };
  document.addEventListener('focusin', notify);
  document.addEventListener('focusout', leave);
  return () => {
    document.removeEventListener('focusin', notify);
    document.removeEventListener('focusout', leave);
  };
}
