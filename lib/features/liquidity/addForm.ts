/** The two sides of an addition, in the order of the page's path. */
export type AddField = 'currencyA' | 'currencyB';

/** What a user has typed; the URL path names the currencies. */
export type AddForm = {
  /** The field that was typed in last. */
  readonly independentField: AddField;
  readonly typedValue: string;
  /** The text of the other field if it is free; otherwise that amount is computed. */
  readonly otherTypedValue: string;
};

/** A user's action in the form. */
export type AddFormEvent =
  | {
      readonly type: 'typed';
      readonly field: AddField;
      readonly text: string;
      /**
       * Whether both amounts can be chosen freely: the pool has no liquidity, or is not known yet.
       */
      readonly isFree: boolean;
    }
  | { readonly type: 'reset' };

/** The form when it opens. */
export const EMPTY_ADD_FORM: AddForm = {
  independentField: 'currencyA',
  typedValue: '',
  otherTypedValue: '',
};

/** The form after an action. If both amounts are free, the field that was left keeps its text. */
export function reduceAddForm(form: AddForm, event: AddFormEvent): AddForm {
  if (event.type === 'reset') return EMPTY_ADD_FORM;
  const typed = { independentField: event.field, typedValue: event.text };
  if (!event.isFree) return { ...typed, otherTypedValue: '' };
  const isSameField = event.field === form.independentField;
  return { ...typed, otherTypedValue: isSameField ? form.otherTypedValue : form.typedValue };
}
