import { atomWithReducer } from 'jotai/utils';
import { EMPTY_SWAP_FORM, reduceSwapForm } from './swapForm';

/** The swap form. It outlives its screen, so that a user finds it unchanged on return. */
export const swapFormAtom = atomWithReducer(EMPTY_SWAP_FORM, reduceSwapForm);
