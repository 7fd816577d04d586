import type { Amount } from '@/lib/base/amounts/amount';
import { type AmountProblem, amountProblem, parseAmount } from '@/lib/base/amounts/parseAmount';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken } from '@/lib/base/tokens/token';
import type { LiquidityAmounts } from './liquidityAmounts';
import { type RemovalAmounts, sentAmounts } from './removalAmounts';
import type { RemoveForm } from './removeForm';

/** Why the removal cannot be reviewed yet. */
export type RemoveInputError =
  | { readonly type: 'tooSmall' | 'overPosition' }
  | { readonly type: 'enterAmount' }
  | { readonly type: AmountProblem; readonly currency: Currency }
  /** The pool sends both tokens or none, and would send nothing of this one. */
  | {
      readonly type: 'oneSided';
      readonly currency: Currency;
      /** Whether it would send nothing of it for the whole position either. */
      readonly isOfAll: boolean;
    };

type RemoveInput = {
  readonly form: RemoveForm;
  /** The whole position, and what of it would be removed; undefined while unknown. */
  readonly holding: RemovalAmounts | undefined;
  readonly removed: RemovalAmounts | undefined;
};

/**
 * The input error: a removal needs nonzero amounts of both tokens from the pool. What a token keeps
 * on the way does not count, so that its fee can't lock the other token in. Undefined when there is
 * none.
 */
export function removeInputError(input: RemoveInput): RemoveInputError | undefined {
  const { form, holding, removed } = input;
  if (holding === undefined || removed === undefined) return { type: 'enterAmount' };
  const whole = wholeOf(form, holding);
  const problem = whole && amountProblem(form.typedValue, whole.currency);
  if (whole && problem) return { type: problem, currency: whole.currency };
  if (removed.liquidity.raw === 0n) return { type: nothingRemoved(form, holding, whole) };
  const sent = sentAmounts(removed);
  const side = sent.findIndex(({ raw }) => raw === 0n);
  const missing = sent[side];
  if (missing === undefined) return undefined;
  const isOfAll = sentAmounts(holding)[side]?.raw === 0n;
  return { type: 'oneSided', currency: missing.currency, isOfAll };
}

/** What the typed amount is a part of; undefined for a percentage. */
function wholeOf(
  { independentField }: RemoveForm,
  { liquidity, amounts }: LiquidityAmounts,
): Amount | undefined {
  if (independentField === 'percent') return undefined;
  if (independentField === 'liquidity') return liquidity;
  return amounts[independentField === 'currencyA' ? 0 : 1];
}

function nothingRemoved(
  { typedValue, fixed }: RemoveForm,
  { liquidity }: LiquidityAmounts,
  whole: Amount | undefined,
): 'enterAmount' | 'tooSmall' | 'overPosition' {
  if (!/[1-9]/.test(typedValue)) return 'enterAmount';
  const typed = whole && parseAmount(typedValue, whole.currency);
  const isOver = whole !== undefined && typed !== undefined && typed.raw > whole.raw;
  const isFixedOver =
    fixed !== undefined &&
    isSameToken(fixed.currency, liquidity.currency) &&
    fixed.raw > liquidity.raw;
  return isOver || isFixedOver ? 'overPosition' : 'tooSmall';
}
