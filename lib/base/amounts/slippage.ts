import { AppError } from '@/lib/base/errors/appError';
import type { Locale } from '@/lib/base/i18n/locales';
import type { Currency } from '@/lib/base/tokens/currency';
import { type Amount, amountOf } from './amount';
import { BPS_BASE } from './bps';
import { fixedText, withoutTrailingZeros } from './decimalText';
import { localizePercent } from './localNumber';

/**
 * The minimum received of a swap: amount / (1 + slippage), rounded down.
 *
 * @param slippageBps - Whole basis points from 0 to 10000.
 * @throws {UnexpectedSlippageError} for any other slippage.
 */
export function minimumAfterSlippage<C extends Currency>(
  amount: Amount<C>,
  slippageBps: number,
): Amount<C> {
  const raw = (amount.raw * BPS_BASE) / (BPS_BASE + checkedSlippage(slippageBps));
  return amountOf(amount.currency, raw);
}

/**
 * The maximum sold of a swap: amount x (1 + slippage), rounded down.
 *
 * @param slippageBps - Whole basis points from 0 to 10000.
 * @throws {UnexpectedSlippageError} for any other slippage.
 */
export function maximumAfterSlippage<C extends Currency>(
  amount: Amount<C>,
  slippageBps: number,
): Amount<C> {
  const raw = (amount.raw * (BPS_BASE + checkedSlippage(slippageBps))) / BPS_BASE;
  return amountOf(amount.currency, raw);
}

/**
 * The minimum of one side when adding or removing liquidity: amount x (1 - slippage), rounded down.
 *
 * @param slippageBps - Whole basis points from 0 to 10000.
 * @throws {UnexpectedSlippageError} for any other slippage.
 */
export function liquidityMinimum<C extends Currency>(
  amount: Amount<C>,
  slippageBps: number,
): Amount<C> {
  const raw = (amount.raw * (BPS_BASE - checkedSlippage(slippageBps))) / BPS_BASE;
  return amountOf(amount.currency, raw);
}

/**
 * A slippage tolerance in percent for its field, without the sign.
 *
 * @example
 * slippageText(50) // '0.5'
 */
export function slippageText(slippageBps: number): string {
  const percent = { numerator: BigInt(slippageBps), denominator: 100n };
  return withoutTrailingZeros(fixedText(percent, 2, 'down'));
}

/**
 * Formats a slippage in percent, without trailing zeros.
 *
 * @param slippageBps - Whole basis points from 0 to 10000.
 * @throws {UnexpectedSlippageError} for any other slippage.
 * @example
 * formatSlippage(50) // '0.5%'
 */
export function formatSlippage(slippageBps: number, locale: Locale): string {
  return localizePercent(slippageText(Number(checkedSlippage(slippageBps))), locale);
}

function checkedSlippage(slippageBps: number): bigint {
  const isValid =
    Number.isInteger(slippageBps) && slippageBps >= 0 && slippageBps <= Number(BPS_BASE);
  if (!isValid) throw new UnexpectedSlippageError(slippageBps);
  return BigInt(slippageBps);
}

/** A slippage tolerance is not a whole number of basis points from 0 to 10000. */
export class UnexpectedSlippageError extends AppError {
  constructor(slippageBps: number) {
    super(`Unexpected slippage value: ${slippageBps}`, {
      code: 'errors.unexpectedSlippage',
      values: { slippage: slippageBps },
    });
  }
}
