import { type Address, encodeAbiParameters, erc20Abi, parseAbiParameters, parseEther } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { airdropSeedAbi } from '../contracts/abis';
import { creationCode } from '../contracts/artifacts';
import { placeContract } from '../contracts/placeContract';
import type { Chain } from '../node/chain';
import { transact } from '../node/transact';
import { mint } from '../tokens/mint';
import { seededTokens, type TokenKey } from '../tokens/tokens';

const { deployer, demo, second, farmer } = ACCOUNTS;
const { airdrop, communityTreasury, png } = EXCHANGE_ADDRESSES[43114];
const { UNI, SUSHI } = seededTokens(43114);

/** What the contract must hold before its owner can open it. */
const AIRDROP_PNG = parseEther('26000000');

/** The PNG that listed accounts may claim, in whole tokens. */
const LISTED: readonly (readonly [Address, string])[] = [
  [demo, '1234'],
  [second, '0.5'],
  [farmer, '2000'],
];

/**
 * The tokens that the contract asks for, in whole tokens. The demo account has enough of one. Two
 * halves are not enough. The farmer has none.
 */
const HOLDINGS: readonly (readonly [Address, TokenKey, string])[] = [
  [demo, 'UNI', '3'],
  [second, 'UNI', '0.5'],
  [second, 'SUSHI', '0.5'],
];

/** Places the airdrop with its PNG and its list, and opens it. The deployer owns it. */
export async function seedAirdrop({ client }: Pick<Chain, 'client'>): Promise<void> {
  await placeContract(client, {
    address: airdrop,
    creationCode: await creationCode('airdrop'),
    constructorArgs: encodeAbiParameters(
      parseAbiParameters(
        'address png, address uni, address sushi, address owner, address remainder',
      ),
      [png, UNI.address, SUSHI.address, deployer, communityTreasury],
    ),
    deployer,
  });
  for (const [account, key, whole] of HOLDINGS)
    await mint(client, {
      token: seededTokens(43114)[key].address,
      to: account,
      amount: parseEther(whole),
    });
  await transact(client, deployer, {
    address: png,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [airdrop, AIRDROP_PNG],
  });
  const owned = { address: airdrop, abi: airdropSeedAbi } as const;
  await transact(client, deployer, {
    ...owned,
    functionName: 'whitelistAddresses',
    args: [LISTED.map(([account]) => account), LISTED.map(([, whole]) => parseEther(whole))],
  });
  await transact(client, deployer, { ...owned, functionName: 'allowClaiming' });
}
