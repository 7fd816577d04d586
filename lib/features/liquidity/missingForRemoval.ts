import type { PairPosition } from '@/lib/exchange/pairs/usePairPosition';

/**
 * What is missing before there is anything to remove. `noPair`: the path does not name two known
 * tokens that can have a pool. `noWallet`: none is connected. `noPosition`: the account has no
 * liquidity in the pool.
 */
export type MissingForRemoval = 'noPair' | 'noWallet' | 'noPosition';

type Known = Pick<PairPosition, 'result' | 'poolState' | 'position'> & {
  /** Whether the path's two currencies are known; undefined until they can be. */
  readonly arePicked: boolean | undefined;
  readonly hasAccount: boolean;
  /** Whether a wallet may still be connected by itself. */
  readonly isWalletAwaited: boolean;
};

/** What is missing, if anything is known to be. A pool that can't be read counts as present. */
export function missingForRemoval(known: Known): MissingForRemoval | undefined {
  const { arePicked, hasAccount, isWalletAwaited, result, poolState, position } = known;
  if (arePicked === undefined) return undefined;
  if (!arePicked || result.status === 'invalid') return 'noPair';
  if (!hasAccount) return isWalletAwaited ? undefined : 'noWallet';
  const hasNoLiquidity = poolState !== undefined && poolState !== 'live';
  const isNone = position ? position.liquidity.raw === 0n : hasNoLiquidity;
  return isNone ? 'noPosition' : undefined;
}
