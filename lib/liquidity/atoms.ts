import { atomWithReducer } from 'jotai/utils';
import { EMPTY_ADD_FORM, reduceAddForm } from './addForm';
import { EMPTY_REMOVE_FORM, reduceRemoveForm } from './removeForm';

/** The form that adds liquidity. */
export const addFormAtom = atomWithReducer(EMPTY_ADD_FORM, reduceAddForm);

/** The form that removes liquidity. */
export const removeFormAtom = atomWithReducer(EMPTY_REMOVE_FORM, reduceRemoveForm);
