import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Position } from '@/lib/exchange/pairs/pool';
import type { WholePosition } from './ownStory';

/** Positions by their pairs, those in the wallet together with those in farms. */
export function wholePositions(
  inWallet: readonly Position[],
  inFarms: readonly Position[],
): readonly WholePosition[] {
  const all = [
    ...inWallet.map((position) => ({ position, staked: 0n })),
    ...inFarms.map((position) => ({ position, staked: position.liquidity.raw })),
  ];
  const wholes = new Map<string, WholePosition>();
  for (const { position, staked } of all) {
    const { pool, liquidity } = position;
    const key = pairAddress(pool.pair.token0, pool.pair.token1);
    const before = wholes.get(key) ?? { pool, liquidity: 0n, staked: 0n };
    wholes.set(key, {
      pool,
      liquidity: before.liquidity + liquidity.raw,
      staked: before.staked + staked,
    });
  }
  return [...wholes.values()];
}
