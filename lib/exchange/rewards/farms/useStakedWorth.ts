import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { resultOf } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { liquidityRead } from '@/lib/exchange/pairs/poolReads';
import { pairReads, toPairResult } from '@/lib/exchange/pairs/reads';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import type { Farm } from './farmCatalogue';
import { stakedWorth, valuingTokens } from './stakedWorth';

/** A value in dollars is an estimate, so it need not follow every block. */
const SELDOM = { everyBlocks: 30 };
const NO_TOKENS: readonly Token[] = [];

/**
 * Returns what an amount of a farm's pool tokens is worth, by the farm's position. `areKnown`:
 * nothing that this is computed from is still being read.
 */
export function useStakedWorth(chainId: ChainId | undefined, farms: readonly Farm[]) {
  const choices = useMemo(() => farms.map(({ tokens }) => tokens), [farms]);
  const reserves = useChainReads(chainId, pairReads(choices), SELDOM);
  const supplies = useChainReads(
    chainId,
    choices.map((tokens) => liquidityRead(tokens, 'totalSupply')),
    SELDOM,
  );
  const valuing = useMemo(
    () => (chainId === undefined || farms.length === 0 ? NO_TOKENS : valuingTokens(chainId)),
    [chainId, farms],
  );
  const { prices, isLoading } = useUsdPrices(chainId, valuing);
  const priceOf = (token: Token) => prices[valuing.findIndex((each) => isSameToken(each, token))];
  const areKnown =
    !isLoading && [...reserves, ...supplies].every(({ status }) => status !== 'loading');
  const worthOf = (index: number, staked: bigint) => {
    const [tokens, outcome] = [choices[index], reserves[index]];
    const supply = resultOf(supplies[index]);
    if (tokens === undefined || outcome === undefined || supply === undefined) return undefined;
    const result = toPairResult(tokens, outcome);
    if (result.status !== 'exists') return undefined;
    return stakedWorth(staked, { pair: result.pair, supply }, priceOf);
  };
  return { worthOf, areKnown };
}
