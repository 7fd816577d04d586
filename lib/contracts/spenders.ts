import { type Address, isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { EXCHANGE_ADDRESSES } from './addresses';
import { STAKING_CONTRACTS } from './stakingContracts';

/**
 * Whether a contract is one that this site asks people to approve: the router, or, on Avalanche,
 * one where pool tokens are staked or converted.
 */
export function isExchangeSpender(chainId: ChainId, spender: Address): boolean {
  return [...tokenSpenders(chainId), ...stakingSpenders(chainId)].some((own) =>
    isAddressEqual(own, spender),
  );
}

/**
 * The contracts that take any token. A feature that has another contract take tokens adds it here,
 * or to those where one token is staked, and nowhere else.
 */
export function tokenSpenders(chainId: ChainId): readonly Address[] {
  return [EXCHANGE_ADDRESSES[chainId].router];
}

function stakingSpenders(chainId: ChainId): readonly Address[] {
  if (chainId !== 43114) return [];
  const { miniChef, migrationRouter } = EXCHANGE_ADDRESSES[chainId];
  return [miniChef, migrationRouter, ...Object.values(STAKING_CONTRACTS)];
}
