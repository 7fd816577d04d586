import { toRecipientText } from '@/lib/names/domainName';

/** The two sides of a swap: what is paid and what is received. */
export type Field = 'input' | 'output';

/**
 * Whom the output is for, when not the account itself.
 *
 * `text` is what was typed: an address or a name. One that a link brought counts only once the
 * person has kept it.
 */
export type FormRecipient = { readonly text: string; readonly isFromLink: boolean };

/** What a person has typed and chosen; a currency is named by its id (`AVAX` or an address). */
export type SwapForm = {
  /** The field that was typed into; the other one is computed. */
  readonly independentField: Field;
  readonly typedValue: string;
  readonly inputId: string | undefined;
  readonly outputId: string | undefined;
  readonly recipient: FormRecipient | undefined;
};

/** What a person does to the form, or a link to it. */
export type SwapFormEvent =
  | { readonly type: 'typed'; readonly field: Field; readonly text: string }
  | { readonly type: 'selected'; readonly field: Field; readonly id: string }
  | { readonly type: 'cleared'; readonly id: string }
  | { readonly type: 'switched' }
  | { readonly type: 'recipientTyped'; readonly text: string }
  | { readonly type: 'recipientKept' }
  | { readonly type: 'recipientRemoved' }
  | { readonly type: 'prefilled'; readonly form: SwapForm };

/** The form as it opens: AVAX to pay, nothing chosen to receive. */
export const EMPTY_SWAP_FORM: SwapForm = {
  independentField: 'input',
  typedValue: '',
  inputId: 'AVAX',
  outputId: undefined,
  recipient: undefined,
};

/** The form after an event. Choosing the currency of the other side exchanges the two sides. */
export function reduceSwapForm(form: SwapForm, event: SwapFormEvent): SwapForm {
  switch (event.type) {
    case 'typed':
      return { ...form, independentField: event.field, typedValue: event.text };
    case 'switched':
      return switched(form);
    case 'cleared':
      return withoutCurrency(form, event.id);
    case 'selected':
      return withCurrency(form, event.field, event.id);
    case 'recipientTyped':
      return { ...form, recipient: { text: toRecipientText(event.text), isFromLink: false } };
    case 'recipientKept':
      return form.recipient
        ? { ...form, recipient: { ...form.recipient, isFromLink: false } }
        : form;
    case 'recipientRemoved':
      return { ...form, recipient: undefined };
    case 'prefilled':
      return event.form;
  }
}

function switched(form: SwapForm): SwapForm {
  return {
    ...form,
    independentField: form.independentField === 'input' ? 'output' : 'input',
    inputId: form.outputId,
    outputId: form.inputId,
  };
}

function withoutCurrency(form: SwapForm, id: string): SwapForm {
  const kept = (own: string | undefined) => (own === id ? undefined : own);
  return { ...form, inputId: kept(form.inputId), outputId: kept(form.outputId) };
}

function withCurrency(form: SwapForm, field: Field, id: string): SwapForm {
  const across = field === 'input' ? form.outputId : form.inputId;
  if (across === id) return switched(form);
  return field === 'input' ? { ...form, inputId: id } : { ...form, outputId: id };
}
