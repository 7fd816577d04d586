import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import { type AddForm, type AddFormEvent, EMPTY_ADD_FORM, reduceAddForm } from './addForm';

/**
 * The add form with the pair that it belongs to, by its path. An amount means nothing for another
 * pair, so another one starts with an empty form.
 */
export type PairForm = {
  readonly form: AddForm;
  /** Two while the path changes from one pair to a picked one; otherwise one, or none. */
  readonly pairs: readonly string[];
};

/**
 * An action in the form of a pair. `picked` takes the form along to another pair, and `arrived`
 * says that the path has changed to it; `restored` replaces it with what was typed before a reload.
 */
export type PairFormEvent =
  | { readonly type: 'edited'; readonly pair: string; readonly edit: AddFormEvent }
  | { readonly type: 'picked'; readonly pair: string; readonly next: string }
  | { readonly type: 'arrived'; readonly pair: string }
  | { readonly type: 'restored'; readonly draft: PairForm };

/** Before anything is typed. */
export const NO_PAIR_FORM: PairForm = { form: EMPTY_ADD_FORM, pairs: [] };

/** The key of a pair: the ids in its path, in lower case. */
export function pairKey({ idA, idB }: CurrencyIds): string {
  return `${idA}/${idB}`.toLowerCase();
}

/** The form of a pair; empty unless it was typed for this one. */
export function formOf({ form, pairs }: PairForm, pair: string): AddForm {
  return pairs.includes(pair) ? form : EMPTY_ADD_FORM;
}

/** Whether the path has changed to the picked pair, so that the form is of that one only. */
export function isArriving({ pairs }: PairForm, pair: string): boolean {
  return pairs.length > 1 && pairs.at(-1) === pair;
}

/** The form after an action. */
export function reducePairForm(state: PairForm, event: PairFormEvent): PairForm {
  if (event.type === 'restored') return event.draft;
  if (event.type === 'arrived') return { ...state, pairs: [event.pair] };
  const form = formOf(state, event.pair);
  if (event.type === 'picked') return { form, pairs: [event.pair, event.next] };
  // What is typed before the path has changed is meant for the picked pair, too.
  const isChanging = state.pairs.length > 1 && state.pairs[0] === event.pair;
  return {
    form: reduceAddForm(form, event.edit),
    pairs: isChanging ? state.pairs : [event.pair],
  };
}
