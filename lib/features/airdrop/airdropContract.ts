import { airdropAbi } from '@/lib/chain/contracts/abis/airdrop';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pngToken } from '@/lib/chain/contracts/pngToken';

/** The chain that has the airdrop. */
export const AIRDROP_CHAIN_ID = 43114;

/** The contract that pays the airdrop, to its caller. */
export const AIRDROP_ADDRESS = EXCHANGE_ADDRESSES[AIRDROP_CHAIN_ID].airdrop;

/** The contract as calls name it. */
export const AIRDROP = { address: AIRDROP_ADDRESS, abi: airdropAbi } as const;

/** What the airdrop pays. */
export const AIRDROP_TOKEN = pngToken(AIRDROP_CHAIN_ID);
