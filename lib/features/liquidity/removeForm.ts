import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { computedAmountText, exactAmountText } from '@/lib/base/amounts/amountText';
import { type AmountProblem, amountProblem, parseAmount } from '@/lib/base/amounts/parseAmount';
import { formatRemovalPercent } from '@/lib/base/amounts/percent';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import type { LiquidityShare } from './liquidityShare';
import { type ReceivedShare, sentAmounts } from './receivedShare';

/** The fields that set how much to remove. */
export type RemoveField = 'percent' | 'liquidity' | 'currencyA' | 'currencyB';

/** The user's input by field or slider. The URL path names the currencies. */
export type RemoveForm = {
  readonly independentField: RemoveField;
  readonly typedValue: string;
  /**
   * The pool tokens of a typed currency amount, computed when it was typed. They stay while the
   * pool moves, because signatures and approvals are in pool tokens.
   */
  readonly fixed?: Amount<Token>;
};

/** A user's action in the form. */
export type RemoveFormEvent =
  | {
      readonly type: 'typed';
      readonly field: RemoveField;
      readonly text: string;
      /** The fixed liquidity for the text, if it is known. */
      readonly fixed?: Amount<Token>;
    }
  /** Fixes the liquidity for the input of the form `of`. Another form ignores it. */
  | { readonly type: 'fixed'; readonly of: RemoveForm; readonly liquidity: Amount<Token> }
  | { readonly type: 'reset' };

/** The form when it opens: nothing is removed. */
export const EMPTY_REMOVE_FORM: RemoveForm = { independentField: 'percent', typedValue: '0' };

/** The form after an action. */
export function reduceRemoveForm(form: RemoveForm, event: RemoveFormEvent): RemoveForm {
  switch (event.type) {
    case 'reset':
      return EMPTY_REMOVE_FORM;
    case 'fixed':
      return form === event.of ? { ...form, fixed: event.liquidity } : form;
    case 'typed':
      return {
        independentField: event.field,
        typedValue: event.text,
        ...(event.fixed && { fixed: event.fixed }),
      };
  }
}

const WHOLE = 100n;

/**
 * The liquidity that the form removes: for a percentage or an amount, its part of the whole,
 * rounded down; for 100 percent or the full amount, all of it.
 *
 * More than the position, or an invalid text, removes nothing. Liquidity fixed for this pool stays
 * fixed.
 */
export function removedLiquidity(
  { independentField, typedValue, fixed }: RemoveForm,
  { liquidity, amounts }: LiquidityShare,
): bigint {
  if (fixed && isSameToken(fixed.currency, liquidity.currency))
    return fixed.raw > liquidity.raw ? 0n : fixed.raw;
  switch (independentField) {
    case 'percent':
      return partOf(liquidity.raw, wholePercent(typedValue), WHOLE);
    case 'liquidity':
      return partOf(liquidity.raw, parseAmount(typedValue, liquidity.currency)?.raw, liquidity.raw);
    case 'currencyA':
      return partOf(liquidity.raw, rawOf(typedValue, amounts[0]), amounts[0].raw);
    case 'currencyB':
      return partOf(liquidity.raw, rawOf(typedValue, amounts[1]), amounts[1].raw);
  }
}

/**
 * The liquidity to fix for a typed currency amount; undefined when there is nothing to fix or it is
 * already fixed.
 */
export function liquidityToFix(
  form: RemoveForm,
  holding: LiquidityShare,
): Amount<Token> | undefined {
  const { independentField, fixed } = form;
  const { currency } = holding.liquidity;
  if (independentField !== 'currencyA' && independentField !== 'currencyB') return undefined;
  if (fixed && isSameToken(fixed.currency, currency)) return undefined;
  const raw = removedLiquidity(form, holding);
  return raw === 0n ? undefined : amountOf(currency, raw);
}

function rawOf(text: string, { currency }: Amount): bigint | undefined {
  return parseAmount(text, currency)?.raw;
}

/** `all` x `taken` / `whole`, rounded down; zero when `taken` is undefined or more than `whole`. */
function partOf(all: bigint, taken: bigint | undefined, whole: bigint): bigint {
  return taken === undefined || taken > whole || whole === 0n ? 0n : (all * taken) / whole;
}

/** A whole percentage from 0 to 100. */
function wholePercent(text: string): bigint | undefined {
  return /^\d{1,3}$/.test(text) ? BigInt(text) : undefined;
}

/** The texts of the fields. */
export type RemoveTexts = Readonly<Record<RemoveField, string>>;

/**
 * The text of each field: as typed, or computed to 6 significant digits; exact when everything is
 * removed. The percentage is whole, and `<1` below 1.
 */
export function removeTexts(
  { independentField, typedValue }: RemoveForm,
  holding: LiquidityShare | undefined,
  removed: LiquidityShare | undefined,
): RemoveTexts {
  const isAll = removed !== undefined && removed.liquidity.raw === holding?.liquidity.raw;
  const computed = (amount: Amount | undefined) => {
    if (amount === undefined || amount.raw === 0n) return '';
    return isAll ? exactAmountText(amount) : computedAmountText(amount, 'down');
  };
  return {
    percent: formatRemovalPercent({
      numerator: removed?.liquidity.raw ?? 0n,
      denominator: holding?.liquidity.raw || 1n,
    }),
    liquidity: computed(removed?.liquidity),
    currencyA: computed(removed?.amounts[0]),
    currencyB: computed(removed?.amounts[1]),
    [independentField]: typedValue,
  };
}

/** Why the removal cannot be reviewed yet. */
export type RemoveInputError =
  | { readonly type: 'connectWallet' | 'enterAmount' | 'tooSmall' | 'overPosition' }
  | { readonly type: AmountProblem; readonly currency: Currency }
  /** The pool sends both tokens or none, and would send nothing of this one. */
  | {
      readonly type: 'oneSided';
      readonly currency: Currency;
      /** Whether it would send nothing of it for the whole position either. */
      readonly isOfAll: boolean;
    };

type RemoveInput = {
  readonly isConnected: boolean;
  readonly form: RemoveForm;
  /** The whole position, and what of it would be removed; undefined while unknown. */
  readonly holding: ReceivedShare | undefined;
  readonly removed: ReceivedShare | undefined;
};

/**
 * The input error: a removal needs a wallet, and nonzero amounts of both tokens from the pool. What
 * a token keeps on the way does not count, so that its fee can't lock the other token in. Undefined
 * when there is none.
 */
export function removeInputError(input: RemoveInput): RemoveInputError | undefined {
  const { isConnected, form, holding, removed } = input;
  if (!isConnected) return { type: 'connectWallet' };
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
  { liquidity, amounts }: LiquidityShare,
): Amount | undefined {
  if (independentField === 'percent') return undefined;
  if (independentField === 'liquidity') return liquidity;
  return amounts[independentField === 'currencyA' ? 0 : 1];
}

function nothingRemoved(
  { typedValue, fixed }: RemoveForm,
  { liquidity }: LiquidityShare,
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
