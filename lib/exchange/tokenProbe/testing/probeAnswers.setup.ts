import { encodeAbiParameters, type Hex } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import type { CallResult } from '@/lib/transactions/simulation/simulation';

/** The token that is probed. */
export const token = numberedToken(0);

/** A call that succeeded. */
export const done = (data: Hex = '0x'): CallResult => ({ status: 'succeeded', gas: 1n, data });

/** The answer of the pair of the token and a base. */
export function reserves(base: Token, ofToken: bigint, ofBase: bigint): CallResult {
  const pair = pairOf(amountOf(token, ofToken), amountOf(base, ofBase));
  const types = [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }] as const;
  return done(encodeAbiParameters(types, [pair.reserve0, pair.reserve1, 1]));
}
