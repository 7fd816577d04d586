import type { ChainId } from '@/lib/networks/network';
import { CATALOGUE } from './catalogue';
import type { Token } from './token';

const TRADE_BASES: Readonly<Record<ChainId, readonly string[]>> = {
  43114: ['WAVAX', 'PNG', 'USDT.e', 'DAI.e', 'USDC.e'],
  43113: ['WAVAX', 'PNG'],
};

/** The tokens through which trades are searched. */
export function tradeBases(chainId: ChainId): readonly Token[] {
  return TRADE_BASES[chainId].flatMap(
    (symbol) => CATALOGUE[chainId].find((token) => token.symbol === symbol) ?? [],
  );
}
