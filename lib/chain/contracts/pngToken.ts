import type { ChainId } from '@/lib/base/networks/network';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from './addresses';

/** PNG on a chain: what farms pay, and what votes. */
export function pngToken(chainId: ChainId): Token {
  const { png } = EXCHANGE_ADDRESSES[chainId];
  const found = CATALOGUE[chainId].find(({ address }) => address === png);
  if (found === undefined) throw new TypeError('The catalogue has no PNG.');
  return found;
}
