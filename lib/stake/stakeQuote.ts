import { routerAbi } from '@/lib/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { Stake } from '@/lib/rewards/stakeCatalogue';
import { QUOTED_PNG } from './stakeApr';

/** The read of what one PNG buys along a stake's route. The reward is the last amount. */
export function stakeQuoteRead({ pool, route }: Stake) {
  return {
    address: EXCHANGE_ADDRESSES[pool.chainId].router,
    abi: routerAbi,
    functionName: 'getAmountsOut',
    args: [QUOTED_PNG, route.map(({ address }) => address)],
  } as const;
}
