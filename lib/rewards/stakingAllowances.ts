import type { AskedAllowance } from '@/lib/approvals/givenApprovals';
import type { ChainId } from '@/lib/networks/network';
import { liquidityToken } from '@/lib/pairs/pair';
import { FARM_VERSIONS, farmsOf } from './farmCatalogue';
import { stakesOf } from './stakeCatalogue';

/**
 * The approvals that farms and stakes may have been given: each contract takes the token that is
 * staked there, and no other.
 */
export function stakingAllowances(chainId: ChainId): readonly AskedAllowance[] {
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
