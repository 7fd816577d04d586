import { atomWithReducer } from 'jotai/utils';
import { EMPTY_SWAP_FORM, reduceSwapForm } from './swapForm';

/** The swap form; it outlives its screen, so that coming back finds it as it was left. */
export const swapFormAtom = atomWithReducer(EMPTY_SWAP_FORM, reduceSwapForm);
