import { type Address, isAddressEqual } from 'viem';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import { EXCHANGE_ADDRESSES } from './addresses';
import { STAKING_CONTRACTS } from './stakingContracts';

/**
 * Whether a contract is one that this site asks people to approve: the router, or, on Avalanche,
 * one where pool tokens are staked or converted, or a token that takes the place of one of the old
 * bridge.
 */
export function isExchangeSpender(chainId: ChainId, spender: Address): boolean {
  const spenders = [...tokenSpenders(chainId), ...stakingSpenders(chainId)];
  return [...spenders, ...bridgeSpenders(chainId)].some((own) => isAddressEqual(own, spender));
}

/**
 * The contracts that take any token. A feature that has another contract take tokens adds it here,
 * or to those where one token is staked, and nowhere else.
 */
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
