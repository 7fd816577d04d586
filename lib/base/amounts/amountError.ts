import type { AmountProblem } from '@/lib/base/amounts/parseAmount';
import type { Currency } from '@/lib/base/tokens/currency';

/** Why a typed amount can't be used, which every form says in the same words. */
export type AmountError =
  | { readonly type: 'enterAmount' }
  | { readonly type: AmountProblem | 'insufficientBalance'; readonly currency: Currency };

const TYPES: ReadonlySet<string> = new Set<AmountError['type']>([
  'enterAmount',
  'tooManyDecimals',
  'tooLarge',
  'insufficientBalance',
]);

/** Whether an error of a form is one of its typed amount. */
export function isAmountError<E extends { readonly type: string }>(
  error: E,
): error is Extract<E, AmountError> {
  return TYPES.has(error.type);
}
