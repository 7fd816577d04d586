import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { QUOTED_PNG } from './stakeApr';
import type { Stake } from './stakeCatalogue';

/** The read of what one PNG buys along a stake's route. The reward is the last amount. */
export function stakeQuoteRead({ pool, route }: Stake) {
  return {
    address: EXCHANGE_ADDRESSES[pool.chainId].router,
    abi: routerAbi,
    functionName: 'getAmountsOut',
    args: [QUOTED_PNG, route.map(({ address }) => address)],
  } as const;
}
