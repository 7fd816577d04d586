import { type Address, isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { CATALOGUE } from './catalogue';
import type { Token } from './token';

/** The token of the catalogue at an address, WAVAX included; undefined if there is none. */
export function catalogueToken(chainId: ChainId, address: Address): Token | undefined {
  return CATALOGUE[chainId].find((token) => isAddressEqual(token.address, address));
}
