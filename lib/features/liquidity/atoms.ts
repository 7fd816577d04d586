import { atomWithReducer } from 'jotai/utils';
import { NO_PAIR_FORM, reducePairForm } from './pairForm';
import { EMPTY_REMOVE_FORM, reduceRemoveForm } from './removeForm';

/** The form that adds liquidity, with the pair that it belongs to. */
export const addFormAtom = atomWithReducer(NO_PAIR_FORM, reducePairForm);

/** The form that removes liquidity. */
export const removeFormAtom = atomWithReducer(EMPTY_REMOVE_FORM, reduceRemoveForm);
