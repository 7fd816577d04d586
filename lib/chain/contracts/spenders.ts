import { type Address, isAddressEqual } from 'viem';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import { EXCHANGE_ADDRESSES } from './addresses';
import { STAKING_CONTRACTS } from './stakingContracts';

/** Whether a contract is one that this site asks people to approve. */
export function isExchangeSpender(chainId: ChainId, spender: Address): boolean {
  return exchangeSpenders(chainId).some((own) => isAddressEqual(own, spender));
}

/**
 * The contracts that this site asks people to approve: the router, and on Avalanche those where
 * tokens are staked, the migration router, and the tokens that take the place of those of the old
 * bridge. What an account has approved is listed by contract and token, so each contract of one
 * token is in `lib/exchange/spenders` as well.
 */
export function exchangeSpenders(chainId: ChainId): readonly Address[] {
  return [...tokenSpenders(chainId), ...stakingSpenders(chainId), ...bridgeSpenders(chainId)];
}

/** The contracts that take any token. */
export function tokenSpenders(chainId: ChainId): readonly Address[] {
  return [EXCHANGE_ADDRESSES[chainId].router];
}

function stakingSpenders(chainId: ChainId): readonly Address[] {
  if (chainId !== AVALANCHE) return [];
  const { miniChef, migrationRouter } = EXCHANGE_ADDRESSES[chainId];
  return [miniChef, migrationRouter, ...Object.values(STAKING_CONTRACTS)];
}

function bridgeSpenders(chainId: ChainId): readonly Address[] {
  if (chainId !== AVALANCHE) return [];
  return OLD_BRIDGE_TOKENS.map(({ replacement }) => replacement.address);
}
