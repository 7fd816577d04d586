import type { ChainId } from '@/lib/base/networks/network';
import { CATALOGUE } from './catalogue';
import { type Currency, nativeCurrency } from './currency';
import type { Token } from './token';

const TRADE_BASES: Readonly<Record<ChainId, readonly string[]>> = {
  43114: ['WAVAX', 'PNG', 'USDT.e', 'DAI.e', 'USDC.e'],
  43113: ['WAVAX', 'PNG'],
};
const COMMON_BASES = ['WAVAX', 'PNG'];
/** The stable tokens among the trade bases. */
const STABLE_BASES: Readonly<Record<ChainId, readonly string[]>> = {
  43114: ['USDC.e', 'USDT.e', 'DAI.e'],
  43113: [],
};

/** The intermediate tokens of the trade search. */
export function tradeBases(chainId: ChainId): readonly Token[] {
  return listed(chainId, TRADE_BASES[chainId]);
}

/** AVAX, and the tokens that most pools are with. */
export function commonBases(chainId: ChainId): readonly Currency[] {
  return [nativeCurrency(chainId), ...listed(chainId, COMMON_BASES)];
}

/** The most common choices, offered above the list: the common bases, then stable tokens. */
export function quickPicks(chainId: ChainId): readonly Currency[] {
  return [...commonBases(chainId), ...listed(chainId, STABLE_BASES[chainId])];
}

function listed(chainId: ChainId, symbols: readonly string[]): readonly Token[] {
  return symbols.flatMap(
    (symbol) => CATALOGUE[chainId].find((token) => token.symbol === symbol) ?? [],
  );
}
