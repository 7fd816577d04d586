import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { type Currency, isSameCurrency, nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';

/** Turns AVAX into WAVAX, or back: one for one, without a trade. */
export type WrapType = 'wrap' | 'unwrap';

/** Wrapping or unwrapping an amount of an account. */
export type WrapTerms = {
  readonly type: WrapType;
  readonly account: Address;
  /** The amount to pay, in AVAX or WAVAX. */
  readonly amount: Amount;
};

/** The amount that a wrap or an unwrap returns. */
export function wrapReceived({ type, amount }: WrapTerms): Amount {
  const { chainId } = amount.currency;
  const currency = type === 'wrap' ? wrappedNative(chainId) : nativeCurrency(chainId);
  return amountOf(currency, amount.raw);
}

/**
 * Whether a swap of two currencies only wraps or unwraps the native coin; undefined for a trade.
 */
export function wrapType(
  input: Currency | undefined,
  output: Currency | undefined,
): WrapType | undefined {
  if (input === undefined || output === undefined) return undefined;
  const wavax = wrappedNative(input.chainId);
  if (input.type === 'native') return isSameCurrency(output, wavax) ? 'wrap' : undefined;
  return output.type === 'native' && isSameCurrency(input, wavax) ? 'unwrap' : undefined;
}
