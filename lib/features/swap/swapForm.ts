import { addressText } from '@/lib/base/addresses/pastedAddress';
import { stableKey } from '@/lib/base/json/stableKey';

/** The two sides of a swap. */
export type Field = 'input' | 'output';

/**
 * The recipient of the output, if not the account itself.
 *
 * `text` is the typed address or name. One from a link counts only after the user has kept it.
 */
export type FormRecipient = { readonly text: string; readonly isFromLink: boolean };

/** A user's input. A currency is stored by its id (`AVAX` or an address). */
export type SwapForm = {
  /** The field that was typed in. The other one is computed. */
  readonly independentField: Field;
  readonly typedValue: string;
  readonly inputId: string | undefined;
  readonly outputId: string | undefined;
  readonly recipient: FormRecipient | undefined;
  /** The amount of a link that is not an amount, until another is typed. */
  readonly unusedAmount?: string;
  /** The ids that a link named. They are never replaced by those of another chain. */
  readonly linkedIds: readonly string[];
};

/** An action of a user or a link in the form. */
export type SwapFormEvent =
  | { readonly type: 'typed'; readonly field: Field; readonly text: string }
  | { readonly type: 'selected'; readonly field: Field; readonly id: string }
  | { readonly type: 'cleared'; readonly id: string }
  | { readonly type: 'switched' }
  /** Replaces each chosen id by that of the same token on the chain shown. */
  | { readonly type: 'chainChanged'; readonly idOnChain: (id: string) => string }
  | { readonly type: 'recipientTyped'; readonly text: string }
  | { readonly type: 'recipientKept' }
  | { readonly type: 'recipientRemoved' }
  | { readonly type: 'sent' }
  | { readonly type: 'prefilled'; readonly form: SwapForm };

/** The form when it opens: AVAX to pay, nothing chosen to receive. */
export const EMPTY_SWAP_FORM: SwapForm = {
  independentField: 'input',
  typedValue: '',
  inputId: 'AVAX',
  outputId: undefined,
  recipient: undefined,
  linkedIds: [],
};

/** A key of a swap that can be sent: it does not say where its currencies come from. */
export function swapKey({ independentField, typedValue, inputId, outputId, recipient }: SwapForm) {
  return stableKey({ independentField, typedValue, inputId, outputId, to: recipient?.text });
}

/** The form after an action. Choosing the other side's currency swaps the two sides. */
export function reduceSwapForm(form: SwapForm, event: SwapFormEvent): SwapForm {
  switch (event.type) {
    case 'typed':
      return { ...withoutUnused(form), independentField: event.field, typedValue: event.text };
    case 'switched':
      return switched(form);
    case 'chainChanged':
      return swapFormOnChain(form, event.idOnChain);
    case 'cleared':
      return withoutCurrency(form, event.id);
    case 'selected':
      return withCurrency(form, event.field, event.id);
    case 'recipientTyped':
      return { ...form, recipient: { text: addressText(event.text), isFromLink: false } };
    case 'recipientKept':
      return form.recipient
        ? { ...form, recipient: { ...form.recipient, isFromLink: false } }
        : form;
    case 'recipientRemoved':
      return { ...form, recipient: undefined };
    case 'sent':
      // Neither is meant for the next swap.
      return {
        ...withoutUnused(form),
        independentField: 'input',
        typedValue: '',
        recipient: undefined,
      };
    case 'prefilled':
      return event.form;
  }
}

function withoutUnused({ unusedAmount: _past, ...form }: SwapForm): SwapForm {
  return form;
}

function switched(form: SwapForm): SwapForm {
  return {
    ...form,
    independentField: form.independentField === 'input' ? 'output' : 'input',
    inputId: form.outputId,
    outputId: form.inputId,
  };
}

/** The form with the ids of the chain shown; the same one while none of them changes. */
export function swapFormOnChain(form: SwapForm, idOnChain: (id: string) => string): SwapForm {
  const { inputId, outputId, linkedIds } = form;
  const moved = (id: string | undefined) =>
    id === undefined || linkedIds.includes(id) ? id : idOnChain(id);
  const [input, output] = [moved(inputId), moved(outputId)];
  if (input === inputId && output === outputId) return form;
  return { ...form, inputId: input, outputId: output === input ? undefined : output };
}

function withoutCurrency(form: SwapForm, id: string): SwapForm {
  const kept = (own: string | undefined) => (own === id ? undefined : own);
  return { ...form, inputId: kept(form.inputId), outputId: kept(form.outputId) };
}

function withCurrency(form: SwapForm, field: Field, id: string): SwapForm {
  const across = field === 'input' ? form.outputId : form.inputId;
  if (across === id) return switched(form);
  const linkedIds = form.linkedIds.filter((linked) => linked !== id);
  return { ...form, [`${field}Id` as const]: id, linkedIds };
}
