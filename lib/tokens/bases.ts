import type { ChainId } from '@/lib/networks/network';
import { CATALOGUE } from './catalogue';
import type { Token } from './token';

const TRADE_BASES: Readonly<Record<ChainId, readonly string[]>> = {
  43114: ['WAVAX', 'PNG', 'USDT.e', 'DAI.e', 'USDC.e'],
  43113: ['WAVAX', 'PNG'],
};
const COMMON_BASES = ['WAVAX', 'PNG'];

function named(chainId: ChainId, symbols: readonly string[]): readonly Token[] {
  return symbols.flatMap((symbol) => CATALOGUE[chainId].find((t) => t.symbol === symbol) ?? []);
}

/** The tokens through which trades are searched. */
export function tradeBases(chainId: ChainId): readonly Token[] {
  return named(chainId, TRADE_BASES[chainId]);
}

/** The tokens offered at the top of the token dialog, after the native coin. */
export function commonBases(chainId: ChainId): readonly Token[] {
  return named(chainId, COMMON_BASES);
}
