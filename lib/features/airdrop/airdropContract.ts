import { AVALANCHE } from '@/lib/base/networks/network';
import { airdropAbi } from '@/lib/chain/contracts/abis/airdrop';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pngToken } from '@/lib/chain/contracts/pngToken';

/** The contract that pays the airdrop, to its caller. */
export const AIRDROP_ADDRESS = EXCHANGE_ADDRESSES[AVALANCHE].airdrop;

/** The contract as calls name it. */
export const AIRDROP = { address: AIRDROP_ADDRESS, abi: airdropAbi } as const;

/** What the airdrop pays. */
export const AIRDROP_TOKEN = pngToken(AVALANCHE);
