import type { Address } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { AIRDROP, AIRDROP_ADDRESS, AIRDROP_TOKEN } from './airdropContract';

/** The reads of what never changes: the two required tokens, and all its PNG. */
export const LASTING_READS = [
  { ...AIRDROP, functionName: 'uni' },
  { ...AIRDROP, functionName: 'sushi' },
  { ...AIRDROP, functionName: 'TOTAL_AIRDROP_SUPPLY' },
] as const;

/** Reads whether claiming is open. */
export const OPEN_READ = { ...AIRDROP, functionName: 'claimingAllowed' } as const;

/** The read of what was listed for all addresses together, in the smallest unit of PNG. */
export const LISTED_READ = { ...AIRDROP, functionName: 'totalAllocated' } as const;

/** The read of the PNG that the contract has, in the smallest unit. */
export const HELD_READ = balanceRead(AIRDROP_ADDRESS, AIRDROP_TOKEN);

/**
 * The read of what an address may claim, in the smallest unit of PNG: 0 after its claim, and for an
 * address that was never listed.
 */
export function claimableRead(account: Address) {
  return { ...AIRDROP, functionName: 'withdrawAmount', args: [account] } as const;
}

/** Reads an owner's balance of a token by the token's address. */
export function tokenBalanceRead(token: Address, owner: Address) {
  return { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const;
}
