import type { Positions } from '@/lib/exchange/pairs/usePositions';
import { useStakedPositions } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { PoolTotal } from './PoolTotal';

/**
 * What the positions in the wallet and those staked in farms are worth together; while some farms
 * can't be read, only those in the wallet, named so.
 */
export function WholeTotal({ positions }: { positions: Positions }) {
  const staked = useStakedPositions(useActiveChainId(), useAddress());
  return <PoolTotal positions={positions} {...(!staked.isIncomplete && { staked })} />;
}
