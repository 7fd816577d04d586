import { type Address, erc20Abi, numberToHex, pad } from 'viem';
import { airdropAbi } from '@/lib/chain/contracts/abis/airdrop';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { airdropSeedAbi } from '../contracts/abis';
import type { Chain } from '../node/chain';
import { transact } from '../node/transact';
import { transactAs } from '../node/transactAs';

/** The chain that has the airdrop. */
type AirdropChain = Pick<Chain, 'client'>;

const { airdrop, png } = EXCHANGE_ADDRESSES[43114];

/** Where the contract stores whether claiming is allowed. */
const CLAIMING_ALLOWED_SLOT = 7;
/** Where it stores the address of UNI. */
const UNI_SLOT = 1;

/**
 * Makes the airdrop one that was never opened: it has its list and its PNG, and nobody can claim.
 * Only its event `ClaimingAllowed` stays on the chain.
 */
export async function holdBackAirdrop({ client }: AirdropChain): Promise<void> {
  await client.setStorageAt({
    address: airdrop,
    index: numberToHex(CLAIMING_ALLOWED_SLOT),
    value: numberToHex(0, { size: 32 }),
  });
}

/** Makes the airdrop ask for another token in place of UNI. */
export async function askAirdropFor({ client }: AirdropChain, token: Address): Promise<void> {
  await client.setStorageAt({
    address: airdrop,
    index: numberToHex(UNI_SLOT),
    value: pad(token),
  });
}

/** The owner opens an airdrop that has its PNG. */
export async function openAirdrop({ client }: AirdropChain): Promise<void> {
  await transact(client, ACCOUNTS.deployer, {
    address: airdrop,
    abi: airdropSeedAbi,
    functionName: 'allowClaiming',
  });
}

/** The owner ends the airdrop. What nobody has claimed goes to the community treasury. */
export async function closeAirdrop({ client }: AirdropChain): Promise<void> {
  await transact(client, ACCOUNTS.deployer, {
    address: airdrop,
    abi: airdropSeedAbi,
    functionName: 'endClaiming',
  });
}

/** An account claims its PNG without the app. */
export async function claimAirdrop({ client }: AirdropChain, account: Address): Promise<void> {
  await transact(client, account, { address: airdrop, abi: airdropAbi, functionName: 'claim' });
}

/** Leaves the open airdrop with too little PNG: from now on it holds `left`, in the smallest unit. */
export async function leaveAirdropShort({ client }: AirdropChain, left = 0n): Promise<void> {
  const held = await client.readContract({
    address: png,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [airdrop],
  });
  await transactAs(client, airdrop, {
    address: png,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [ACCOUNTS.deployer, held - left],
  });
}
