import type { Amount } from '@/lib/base/amounts/amount';
import { type AmountProblem, amountProblem } from '@/lib/base/amounts/parseAmount';
import type { Currency } from '@/lib/base/tokens/currency';
import type { DecimalsProblem } from '@/lib/holdings/knownTokens/decimalsCheck';
import type { SwapForm } from './swapForm';

/** Why the form cannot be reviewed yet, as the button says it. */
export type SwapInputError =
  | { readonly type: 'connectWallet' }
  | { readonly type: 'unusableToken'; readonly currency: Currency }
  | { readonly type: 'enterAmount' }
  | { readonly type: AmountProblem; readonly currency: Currency }
  | { readonly type: 'selectToken' }
  | { readonly type: 'enterRecipient' }
  | { readonly type: 'invalidRecipient' }
  | { readonly type: 'decideRecipient' }
  | { readonly type: 'resolvingRecipient' }
  | { readonly type: 'insufficientBalance'; readonly currency: Currency }
  | { readonly type: 'enterPaid'; readonly currency: Currency; readonly isFeeKnown: boolean };

/** Whether the output has somewhere to go: `own` and `valid` do. */
export type RecipientStatus = 'own' | 'valid' | 'missing' | 'undecided' | 'resolving' | 'invalid';

/** What the input errors depend on. An undefined balance is not known yet. */
export type SwapInput = {
  readonly isConnected: boolean;
  /** Why amounts of a chosen token can't be signed. */
  readonly decimalsProblem: DecimalsProblem | undefined;
  readonly form: SwapForm;
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  readonly recipientStatus: RecipientStatus;
  /** The typed amount, undefined when it is unreadable or zero, or its currency is not chosen. */
  readonly typed: Amount | undefined;
  /** The most that the swap can take from the account. */
  readonly spent: Amount | undefined;
  readonly balance: Amount | undefined;
  /**
   * A chosen currency that keeps a part of each transfer, so that no exact amount can be bought.
   */
  readonly feeTaking: Currency | undefined;
  /** The token to receive, if no endpoint can show whether it takes a fee. */
  readonly unprobed: Currency | undefined;
};

const RECIPIENT_ERRORS: Readonly<Record<RecipientStatus, SwapInputError | undefined>> = {
  own: undefined,
  valid: undefined,
  missing: { type: 'enterRecipient' },
  undecided: { type: 'decideRecipient' },
  resolving: { type: 'resolvingRecipient' },
  invalid: { type: 'invalidRecipient' },
};

/** The first input error that applies, in the specified order; undefined when there is none. */
export function swapInputError(swap: SwapInput): SwapInputError | undefined {
  const { form, input, output, typed, spent, balance } = swap;
  const typedCurrency = form.independentField === 'input' ? input : output;
  const awaitsCurrency = form.typedValue !== '' && typedCurrency === undefined;
  if (!swap.isConnected) return { type: 'connectWallet' };
  if (swap.decimalsProblem) return { type: 'unusableToken', currency: swap.decimalsProblem.token };
  const problem = typedCurrency && amountProblem(form.typedValue, typedCurrency);
  if (problem) return { type: problem, currency: typedCurrency };
  if (typed === undefined && !awaitsCurrency) return { type: 'enterAmount' };
  if (input === undefined || output === undefined) return { type: 'selectToken' };
  const { feeTaking } = swap;
  const mayTakeFee = feeTaking ?? swap.unprobed;
  if (mayTakeFee && form.independentField === 'output') {
    return { type: 'enterPaid', currency: mayTakeFee, isFeeKnown: feeTaking !== undefined };
  }
  const recipientError = RECIPIENT_ERRORS[swap.recipientStatus];
  if (recipientError) return recipientError;
  if (balance && spent && balance.raw < spent.raw) {
    return { type: 'insufficientBalance', currency: input };
  }
  return undefined;
}
