import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import type { LiquidityAmounts } from '@/lib/features/liquidity/liquidityAmounts';

const usdc = usdcToken();
const avax = nativeCurrency(43114);
const pgl = liquidityToken(wrappedNative(43114), usdc);

/** Pool tokens of AVAX and USDC.e with the amounts that they are worth, in smallest units. */
export function liquidityAmountsOf(liquidity: bigint, a: bigint, b: bigint): LiquidityAmounts {
  return {
    liquidity: amountOf(pgl, liquidity),
    amounts: [amountOf(avax, a), amountOf(usdc, b)],
  };
}

/** A whole position. */
export const holding = liquidityAmountsOf(3n * 10n ** 18n + 1n, 7n * 10n ** 18n, 140_000_001n);

function usdcToken(): Token {
  const token = CATALOGUE[43114].find(({ symbol }) => symbol === 'USDC.e');
  if (token === undefined) throw new TypeError('The catalogue has no USDC.e.');
  return token;
}
