import { atom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { forgetConfirmed } from '@/lib/forms/store';
import { keptSwap, restoredForm } from './keptSwap';
import { prefilledForm } from './prefill';
import { EMPTY_SWAP_FORM, reduceSwapForm } from './swapForm';

/** The swap form. It outlives its screen, so that a user finds it unchanged on return. */
export const swapFormAtom = atomWithReducer(EMPTY_SWAP_FORM, reduceSwapForm);

/** The query of the link that filled in the form last. */
const followedQueryAtom = atom<string | undefined>(undefined);

/** Fills in the form at a query: what was typed before a reload, or a link that is new. */
export const followQueryAtom = atom(null, (get, set, query: string) => {
  const restored = restoredForm(keptSwap.take(), query);
  const linked = prefilledForm(new URLSearchParams(query));
  const isNew = linked !== undefined && get(followedQueryAtom) !== query;
  const form = restored ?? (isNew ? linked : undefined);
  if (isNew && !restored) forgetConfirmed('swap');
  if (linked) set(followedQueryAtom, query);
  if (form) set(swapFormAtom, { type: 'prefilled', form });
});
