import type { Address } from 'viem';
import { addFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { Position } from '@/lib/exchange/pairs/pool';

/** The parts of pools that some positions are, in the wallet and in farms, by the pairs' contracts. */
export function ownShares(positions: readonly Position[]): ReadonlyMap<Address, Fraction> {
  const shares = new Map<Address, Fraction>();
  for (const { share, liquidity } of positions) {
    const { address } = liquidity.currency;
    const before = shares.get(address);
    shares.set(address, before ? addFractions(before, share) : share);
  }
  return shares;
}
