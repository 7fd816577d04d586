import type { Amount } from '@/lib/amounts/amount';
import type { Currency } from '@/lib/tokens/currency';

/** The two sides of a swap: what is paid and what is received. */
export type Field = 'input' | 'output';

/** What a person has typed and chosen; a currency is named by its id (`AVAX` or an address). */
export type SwapForm = {
  /** The field that was typed into; the other one is computed. */
  readonly independentField: Field;
  readonly typedValue: string;
  readonly inputId: string | undefined;
  readonly outputId: string | undefined;
};

/** What a person does to the form. */
export type SwapAction =
  | { readonly type: 'typed'; readonly field: Field; readonly text: string }
  | { readonly type: 'selected'; readonly field: Field; readonly id: string }
  | { readonly type: 'switched' };

/** The form as it opens: AVAX to pay, nothing chosen to receive. */
export const EMPTY_SWAP_FORM: SwapForm = {
  independentField: 'input',
  typedValue: '',
  inputId: 'AVAX',
  outputId: undefined,
};

/** The field across from `field`. */
function otherField(field: Field): Field {
  return field === 'input' ? 'output' : 'input';
}

function switched(form: SwapForm): SwapForm {
  return {
    ...form,
    independentField: otherField(form.independentField),
    inputId: form.outputId,
    outputId: form.inputId,
  };
}

/** The form after an action. Choosing the currency of the other side exchanges the two sides. */
export function reduceSwapForm(form: SwapForm, action: SwapAction): SwapForm {
  switch (action.type) {
    case 'typed':
      return { ...form, independentField: action.field, typedValue: action.text };
    case 'switched':
      return switched(form);
    case 'selected': {
      const across = action.field === 'input' ? form.outputId : form.inputId;
      if (across === action.id) return switched(form);
      return action.field === 'input'
        ? { ...form, inputId: action.id }
        : { ...form, outputId: action.id };
    }
  }
}

/** Why the form cannot be reviewed yet, as the button says it. */
export type SwapInputError =
  | { readonly type: 'connectWallet' }
  | { readonly type: 'enterAmount' }
  | { readonly type: 'selectToken' }
  | { readonly type: 'insufficientBalance'; readonly symbol: string };

/** What the input errors are told from; an absent balance is one that is not known yet. */
export type SwapInput = {
  readonly isConnected: boolean;
  readonly form: SwapForm;
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  /** The typed amount, absent when it is unreadable or zero, or its currency is not chosen. */
  readonly typed: Amount | undefined;
  /** The most that the swap can take from the account. */
  readonly spent: Amount | undefined;
  readonly balance: Amount | undefined;
};

/** The first input error that applies, in the specified order; absent when there is none. */
export function swapInputError(swap: SwapInput): SwapInputError | undefined {
  const { form, input, output, typed, spent, balance } = swap;
  const typedCurrency = form.independentField === 'input' ? input : output;
  const awaitsCurrency = form.typedValue !== '' && typedCurrency === undefined;
  if (!swap.isConnected) return { type: 'connectWallet' };
  if (typed === undefined && !awaitsCurrency) return { type: 'enterAmount' };
  if (input === undefined || output === undefined) return { type: 'selectToken' };
  if (balance && spent && balance.raw < spent.raw) {
    return { type: 'insufficientBalance', symbol: input.symbol };
  }
  return undefined;
}
