import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
import { type DecimalsCheck, decimalsCheck } from './decimalsCheck';
import { decimalsRead } from './tokenReads';

/**
 * Whether the contracts of the chosen tokens confirm their decimals. Each is read once, in a
 * multicall of the page. AVAX needs no check.
 */
export function useDecimalsCheck(
  chainId: ChainId | undefined,
  currencies: readonly (Currency | undefined)[],
): DecimalsCheck {
  const tokens = currencies.flatMap((currency) => (currency?.type === 'token' ? [currency] : []));
  const states = useChainReads(chainId, tokens.map(decimalsRead), {
    everyBlocks: ONCE,
  });
  return decimalsCheck(tokens, states);
}
