'use client';

import { AllPools } from '@/components/features/liquidity/allPools/AllPools';
import { useLatch } from '@/components/ui/useLatch';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { Positions } from '@/lib/exchange/pairs/usePositions';
import { useStakedPositions } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { useKeepSeen } from '@/lib/features/liquidity/useKeepSeen';
import { wholePositions } from '@/lib/features/liquidity/wholePositions';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { StakedPositions } from './StakedPositions';

/**
 * Below the positions in the wallet: those that are staked in farms, and then, once nothing above
 * can move it any more, the list of all pools. Once all positions are known, this device keeps how
 * it first saw each.
 */
export function BelowPositions({ positions }: { positions: Positions }) {
  const chainId = useActiveChainId();
  const account = useAddress();
  const staked = useStakedPositions(chainId, account);
  const isSettled = useLatch(account === undefined || !staked.isSearching);
  const inWallet = positions.status === 'ready' ? positions.positions : [];
  const isWhole =
    positions.status === 'ready' &&
    !positions.isSearching &&
    !staked.isSearching &&
    !staked.isIncomplete;
  useKeepSeen(chainId, account, isWhole ? wholePositions(inWallet, staked.positions) : undefined);
  return (
    <>
      {account && chainId === AVALANCHE && <StakedPositions staked={staked} />}
      {isSettled && <AllPools own={[...inWallet, ...staked.positions]} />}
    </>
  );
}
