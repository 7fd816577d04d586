import { type createStore, useStore } from 'jotai';
import { useEffect } from 'react';
import { addressQuery, isQueryWritten } from '@/lib/site/navigation/addressQuery';
import { subscribeToHistoryWrites } from '@/lib/site/navigation/historyWrites';
import { writeQuery } from '@/lib/site/navigation/writeQuery';
import { followedQueryAtom, followQueryAtom, swapFormAtom } from './atoms';
import { queryToWrite } from './formQuery';
import { keepDraft } from './swapDraft';

/** The pause after which typing has ended. Browsers limit how often an address is written. */
const PAUSE_MS = 400;

type OnceFree = (callback: () => void) => void;

/** Keeps the address of the page at the form of the swap, as {@link keepAddress} does. */
export function useKeptAddress(onceFree: OnceFree): void {
  const store = useStore();
  useEffect(() => keepAddress(store, onceFree), [store, onceFree]);
}

/**
 * Keeps the address of the page at the form of the store, once nobody types. It is also written
 * before a press, or a step of the focus, can lead to another page.
 *
 * A link on the page may lead to the address that the router still knows. Then the router changes
 * nothing but the address, and the form follows it from here.
 *
 * @param onceFree - Calls back once the history entry of the page is the present one.
 * @returns A function that ends it.
 */
export function keepAddress(store: ReturnType<typeof createStore>, onceFree: OnceFree): () => void {
  const { pathname } = window.location;
  let isEnded = false;
  let isEntryNew = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // After Back, the address is that of another page before this one is gone.
  const isLeft = () => isEnded || window.location.pathname !== pathname;
  const follow = () => {
    if (isEntryNew && !isLeft()) store.set(followQueryAtom, addressQuery(), isQueryWritten());
    isEntryNew = false;
  };
  const write = () => {
    if (isLeft()) return;
    follow();
    writeForm(store);
  };
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    onceFree(write);
  };
  const writeLater = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  };

  const ends = [
    store.sub(swapFormAtom, writeLater),
    subscribeToHistoryWrites((isNewEntry) => {
      isEntryNew ||= isNewEntry;
      queueMicrotask(follow);
      writeLater();
    }),
  ];
  for (const type of ['pointerdown', 'focusout']) {
    window.addEventListener(type, flush, { capture: true });
    ends.push(() => window.removeEventListener(type, flush, { capture: true }));
  }
  writeLater();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

/**
 * Writes the form into the address. One that opens it already is only marked as this page's own, so
 * that it fills in nothing on the way back.
 */
function writeForm(store: ReturnType<typeof createStore>): void {
  const form = store.get(swapFormAtom);
  const query = queryToWrite(addressQuery(), form);
  if (query === undefined) {
    if (window.history.state && !isQueryWritten()) writeQuery(window.location.search.slice(1));
    return;
  }
  if (!writeQuery(query)) return;
  store.set(followedQueryAtom, query);
  // After a reload, the draft is that of the address.
  keepDraft(addressQuery(), form);
}
