import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { type Farm, farmsOn } from './farmCatalogue';

/** The farms of all versions where the pool tokens of a pair are staked. */
export function farmsOfPair(tokens: TokenPair): readonly Farm[] {
  const pair = pairAddress(...tokens);
  return farmsOn(tokens[0].chainId).filter((farm) => pairAddress(...farm.tokens) === pair);
}
