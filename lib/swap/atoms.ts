import { atom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { type SentForm, sentForm } from '@/lib/forms/sentForm';
import { keptSwap, restoredForm } from './keptSwap';
import { prefilledForm } from './prefill';
import { EMPTY_SWAP_FORM, reduceSwapForm, swapKey } from './swapForm';

/** The swap form. It outlives its screen, so that a user finds it unchanged on return. */
export const swapFormAtom = atomWithReducer(EMPTY_SWAP_FORM, reduceSwapForm);

/** What the form was last sent as. */
export const sentSwapAtom = atom<SentForm | undefined>(undefined);

/** The query of the link that filled in the form last. */
const followedQueryAtom = atom<string | undefined>(undefined);

/** Fills in the form at a query: what was typed before a reload, or a link that is new. */
export const followQueryAtom = atom(null, (get, set, query: string) => {
  const kept = keptSwap.take();
  const restored = restoredForm(kept?.form, query);
  const linked = prefilledForm(new URLSearchParams(query));
  const isNew = linked !== undefined && get(followedQueryAtom) !== query;
  const form = restored ?? (isNew ? linked : undefined);
  if (restored) set(sentSwapAtom, sentForm(kept?.sentAs, swapKey(restored)));
  if (linked) set(followedQueryAtom, query);
  if (form) set(swapFormAtom, { type: 'prefilled', form });
});
