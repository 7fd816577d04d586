import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { parseAmount } from '@/lib/base/amounts/parseAmount';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import type { LiquidityAmounts } from './liquidityAmounts';

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
type RemoveFormEvent =
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
  { liquidity, amounts }: LiquidityAmounts,
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
  holding: LiquidityAmounts,
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
