import { atom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import type { SentForm } from '@/lib/forms/sentForm';
import { NO_PAIR_FORM, reducePairForm } from './pairForm';
import { EMPTY_REMOVE_FORM, reduceRemoveForm } from './removeForm';

/** The form that adds liquidity, with the pair that it belongs to. */
export const addFormAtom = atomWithReducer(NO_PAIR_FORM, reducePairForm);

/** The form that removes liquidity. */
export const removeFormAtom = atomWithReducer(EMPTY_REMOVE_FORM, reduceRemoveForm);

/** What the form that adds liquidity was last sent as. */
export const sentAdditionAtom = atom<SentForm | undefined>(undefined);

/** What the form that removes liquidity was last sent as. */
export const sentRemovalAtom = atom<SentForm | undefined>(undefined);
