import { atom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { forgetConfirmed } from '@/lib/transactions/forms/store';
import type { SendRequest } from '@/lib/transactions/submit/sendRequest';
import { prefilledForm } from './prefilledForm';
import { restoredForm, swapDraft } from './swapDraft';
import { EMPTY_SWAP_FORM, reduceSwapForm } from './swapForm';
import type { SwapTerms } from './swapTerms';

/** The swap form. It outlives its screen, so that a user finds it unchanged on return. */
export const swapFormAtom = atomWithReducer(EMPTY_SWAP_FORM, reduceSwapForm);

/** The query of the link that filled in the form last. */
export const followedQueryAtom = atom<string | undefined>(undefined);

/**
 * Fills in the form at a query: what was typed before a reload, or a link that is new. A history
 * entry whose query this page has written is not a new link: on the way back the form stays.
 */
export const followQueryAtom = atom(null, (get, set, query: string, isWritten: boolean) => {
  const restored = restoredForm(swapDraft.take(), query);
  const linked = prefilledForm(new URLSearchParams(query));
  const followed = get(followedQueryAtom);
  const isBack = isWritten && followed !== undefined;
  const isNew = linked !== undefined && followed !== query && !isBack;
  const form = restored ?? (isNew ? linked : undefined);
  if (isNew && !restored) forgetConfirmed('swap');
  if (linked && !isBack) set(followedQueryAtom, query);
  if (form) set(swapFormAtom, { type: 'prefilled', form });
});

/** The swap that the wallet was asked to send last, with that request. */
export const requestedSwapAtom = atom<
  { readonly request: SendRequest; readonly swap: SwapTerms } | undefined
>(undefined);
