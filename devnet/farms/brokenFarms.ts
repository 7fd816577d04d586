import {
  type Address,
  encodeAbiParameters,
  erc20Abi,
  type Hex,
  parseAbiParameters,
  parseEther,
  toFunctionSelector,
  zeroAddress,
} from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { miniChefSeedAbi, stakingRewardsSeedAbi } from '../contracts/abis';
import { creationCode } from '../contracts/artifacts';
import { codeOf, compileContracts } from '../contracts/compile';
import { placeContract } from '../contracts/placeContract';
import { transact } from '../node/transact';
import { transactAs } from '../node/transactAs';
import { mint } from '../tokens/mint';
import { seededTokens } from '../tokens/tokens';
import { MINI_CHEF } from './farmTables';
import { passTime } from './periods';
import { poolIdOf, rewarderOf, setRewarder } from './rewarders';
import { FARM_CHAIN_ID, type RewardPlace } from './rewardPlace';
import type { FarmChain } from './stakes';

const { deployer } = ACCOUNTS;
const { png } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];
/** PUSH1 0, PUSH1 0, REVERT. */
const ALWAYS_REVERTS = '0x60006000fd';

/** Leaves MiniChef with too little PNG to pay what it owes: from now on it holds `left`. */
export async function leaveChefShort(chain: FarmChain, left: bigint): Promise<void> {
  const { client } = chain;
  const held = await balanceOf(chain, png, MINI_CHEF);
  await transactAs(client, MINI_CHEF, {
    address: png,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [deployer, held - left],
  });
}

/** The owner takes back all rewards that a StakingRewards contract of its own token holds. */
export async function takeBackReward(
  chain: FarmChain,
  { contract, rewardToken }: RewardPlace,
): Promise<void> {
  const held = await balanceOf(chain, rewardToken, contract.address);
  await transact(chain.client, deployer, {
    address: contract.address,
    abi: stakingRewardsSeedAbi,
    functionName: 'recoverERC20',
    args: [rewardToken, held],
  });
}

/**
 * Removes the weight of every farm of version 2. From the next second on, MiniChef divides by zero;
 * that second has passed when this returns.
 */
export async function dropAllWeight(chain: FarmChain): Promise<void> {
  const { client } = chain;
  const chef = { address: MINI_CHEF, abi: [...miniChefAbi, ...miniChefSeedAbi] } as const;
  const ids = [...(await client.readContract({ ...chef, functionName: 'lpTokens' })).keys()];
  await transact(client, deployer, {
    ...chef,
    functionName: 'setPools',
    args: [ids.map(BigInt), ids.map(() => 0n), ids.map(() => zeroAddress), ids.map(() => false)],
  });
  await passTime(chain, 1n);
}

/** Changes the weight of one farm of version 2; 0 finishes it. */
export async function setWeight(
  { client }: FarmChain,
  place: RewardPlace,
  weight: bigint,
): Promise<void> {
  await transact(client, deployer, {
    address: MINI_CHEF,
    abi: miniChefSeedAbi,
    functionName: 'setPools',
    args: [[poolIdOf(place)], [weight], [zeroAddress], [false]],
  });
}

/**
 * Gives a farm of version 2 a rewarder that reverts: `always`, so that only an emergency withdrawal
 * works, or when a `reward` is paid, so that a withdrawal without claiming works too.
 */
export async function breakRewarder(
  chain: FarmChain,
  place: RewardPlace,
  reverts: 'always' | 'reward',
): Promise<void> {
  await placeContract(chain.client, {
    address: rewarderOf(place),
    creationCode: codeOf(await compileContracts(), 'RevertingRewarder'),
    constructorArgs: encodeAbiParameters(parseAbiParameters('bool'), [reverts === 'reward']),
    deployer,
  });
  await setRewarder(chain, place);
}

/**
 * Gives a farm of version 2 the published rewarder, which pays `times` as much OOE as PNG.
 *
 * @param funds - What it may pay in all, in whole tokens. A rewarder without funds pays nothing,
 * does not revert, and still reports what it owes.
 */
export async function payExtra(
  chain: FarmChain,
  place: RewardPlace,
  times: bigint,
  funds = '1000000',
): Promise<void> {
  const { OOE } = seededTokens(FARM_CHAIN_ID);
  await placeContract(chain.client, {
    address: rewarderOf(place),
    creationCode: await creationCode('rewarder'),
    constructorArgs: encodeAbiParameters(
      parseAbiParameters('uint256 multiplier, address token, uint256 decimals, address chef'),
      [times, OOE.address, 0n, MINI_CHEF],
    ),
    deployer,
  });
  await mint(chain.client, {
    token: OOE.address,
    to: rewarderOf(place),
    amount: parseEther(funds),
  });
  await setRewarder(chain, place);
}

/** Removes the code of a StakingRewards contract: calls to it succeed with empty data. */
export async function removeContract(
  { client }: FarmChain,
  { contract: { address } }: RewardPlace,
): Promise<void> {
  await client.setCode({ address, bytecode: '0x' });
}

/** Makes every call to a farm or stake with its own contract revert, reads included. */
export async function revertAlways(
  { client }: FarmChain,
  { contract: { address } }: RewardPlace,
): Promise<void> {
  await client.setCode({ address, bytecode: ALWAYS_REVERTS });
}

/** Makes one function of a farm or stake with its own contract revert; the others still work. */
export async function revertOne(
  { client }: FarmChain,
  { contract: { address } }: RewardPlace,
  signature: string,
): Promise<void> {
  const code = (await client.getCode({ address })) ?? '0x';
  const parts = code.split(comparison(signature));
  if (parts.length !== 2) throw new NoSuchFunctionError(address, signature);
  await client.setCode({ address, bytecode: parts.join(comparison('none()')) as Hex });
}

/** DUP1, PUSH4 the selector, EQ: how a contract finds the function that it is called for. */
function comparison(signature: string): string {
  return `8063${toFunctionSelector(signature).slice(2)}14`;
}

function balanceOf({ client }: FarmChain, token: Address, owner: Address): Promise<bigint> {
  return client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}

class NoSuchFunctionError extends Error {
  override readonly name = 'NoSuchFunctionError';

  constructor(address: Address, signature: string) {
    super(`The code at ${address} does not look for ${signature} once.`);
  }
}
