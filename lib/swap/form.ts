import type { Amount } from '@/lib/amounts/amount';
import { toRecipientText } from '@/lib/names/domainName';
import type { Currency } from '@/lib/tokens/currency';

/** The two sides of a swap. */
export type Field = 'input' | 'output';

/**
 * The recipient of the output, if not the account itself.
 *
 * `text` is the typed address or name. One from a link counts only after the person has kept it.
 */
export type FormRecipient = { readonly text: string; readonly isFromLink: boolean };

/** A person's input. A currency is stored by its id (`AVAX` or an address). */
export type SwapForm = {
  /** The field that was typed in. The other one is computed. */
  readonly independentField: Field;
  readonly typedValue: string;
  readonly inputId: string | undefined;
  readonly outputId: string | undefined;
  readonly recipient: FormRecipient | undefined;
};

/** An action of a person or a link in the form. */
export type SwapFormEvent =
  | { readonly type: 'typed'; readonly field: Field; readonly text: string }
  | { readonly type: 'selected'; readonly field: Field; readonly id: string }
  | { readonly type: 'cleared'; readonly id: string }
  | { readonly type: 'switched' }
  | { readonly type: 'recipientTyped'; readonly text: string }
  | { readonly type: 'recipientKept' }
  | { readonly type: 'recipientRemoved' }
  | { readonly type: 'prefilled'; readonly form: SwapForm };

/** The form when it opens: AVAX to pay, nothing chosen to receive. */
export const EMPTY_SWAP_FORM: SwapForm = {
  independentField: 'input',
  typedValue: '',
  inputId: 'AVAX',
  outputId: undefined,
  recipient: undefined,
};

/** The form after an action. Choosing the other side's currency swaps the two sides. */
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

/** Why the form cannot be reviewed yet. */
export type SwapInputError =
  | { readonly type: 'connectWallet' }
  | { readonly type: 'enterAmount' }
  | { readonly type: 'selectToken' }
  | { readonly type: 'enterRecipient' }
  | { readonly type: 'invalidRecipient' }
  | { readonly type: 'decideRecipient' }
  | { readonly type: 'resolvingRecipient' }
  | { readonly type: 'insufficientBalance'; readonly symbol: string };

/** Whether there is a recipient; `own` and `valid` count. */
export type RecipientStatus = 'own' | 'valid' | 'missing' | 'undecided' | 'resolving' | 'invalid';

/** The data that the input errors depend on. An absent balance is not known yet. */
export type SwapInput = {
  readonly isConnected: boolean;
  readonly form: SwapForm;
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  readonly recipientStatus: RecipientStatus;
  /** The typed amount; absent when it is invalid or zero, or its currency is not chosen. */
  readonly typed: Amount | undefined;
  /** The maximum that the swap can take from the account. */
  readonly spent: Amount | undefined;
  readonly balance: Amount | undefined;
};

const RECIPIENT_ERRORS: Readonly<Record<RecipientStatus, SwapInputError | undefined>> = {
  own: undefined,
  valid: undefined,
  missing: { type: 'enterRecipient' },
  undecided: { type: 'decideRecipient' },
  resolving: { type: 'resolvingRecipient' },
  invalid: { type: 'invalidRecipient' },
};

/** The first input error, in the specified order; absent when there is none. */
export function swapInputError(swap: SwapInput): SwapInputError | undefined {
  const { form, input, output, typed, spent, balance } = swap;
  const typedCurrency = form.independentField === 'input' ? input : output;
  const awaitsCurrency = form.typedValue !== '' && typedCurrency === undefined;
  if (!swap.isConnected) return { type: 'connectWallet' };
  if (typed === undefined && !awaitsCurrency) return { type: 'enterAmount' };
  if (input === undefined || output === undefined) return { type: 'selectToken' };
  const recipientError = RECIPIENT_ERRORS[swap.recipientStatus];
  if (recipientError) return recipientError;
  if (balance && spent && balance.raw < spent.raw) {
    return { type: 'insufficientBalance', symbol: input.symbol };
  }
  return undefined;
}
