import { isAddressEqual } from 'viem';
import type { Token } from '@/lib/base/tokens/token';

/**
 * Tokens that look like one of the catalogue and are no imitation, each with what makes it genuine.
 * Several public token lists agree on each address.
 */
const GENUINE: readonly Pick<Token, 'chainId' | 'address'>[] = [
  // USDt: Tether issues it on Avalanche itself. The catalogue's USDT came over the old bridge.
  { chainId: 43114, address: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7' },
];

/** Whether a token is known to be no imitation of the one that it looks like. */
export function isGenuine({ chainId, address }: Token): boolean {
  return GENUINE.some(
    (token) => token.chainId === chainId && isAddressEqual(token.address, address),
  );
}
