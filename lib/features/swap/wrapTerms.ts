import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
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
