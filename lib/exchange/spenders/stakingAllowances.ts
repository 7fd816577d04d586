import type { ChainId } from '@/lib/base/networks/network';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { FARM_VERSIONS, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { stakesOf } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import type { RequestedAllowance } from '@/lib/transactions/approvals/givenApprovals';

/**
 * The approvals that farms and stakes may have: each contract takes the token that is
 * staked there, and no other.
 */
export function stakingAllowances(chainId: ChainId): readonly RequestedAllowance[] {
  const farms = FARM_VERSIONS.flatMap((version) => farmsOf(chainId, version));
  return [
    ...farms.map(({ tokens, contract }) => ({
      token: liquidityToken(...tokens),
      spender: contract,
    })),
    ...stakesOf(chainId, 0).map(({ pool }) => ({
      token: pool.stakingToken,
      spender: pool.contract.address,
    })),
  ];
}
