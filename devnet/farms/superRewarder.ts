import { encodeAbiParameters, parseAbiParameters, parseEther } from 'viem';
import { ACCOUNTS } from '../accounts';
import { superRewarderSeedAbi } from '../contracts/abis';
import { codeOf, compileContracts } from '../contracts/compile';
import { placeContract } from '../contracts/placeContract';
import { transact } from '../node/transact';
import { approve } from '../tokens/approve';
import { mint } from '../tokens/mint';
import { seededTokens } from '../tokens/tokens';
import { MINI_CHEF } from './farmTables';
import { DAY_SECONDS } from './periods';
import { poolIdOf, rewarderOf, setRewarder } from './rewarders';
import { FARM_CHAIN_ID, type RewardPlace } from './rewardPlace';
import type { FarmChain } from './stakes';

const { deployer } = ACCOUNTS;

/** What a super farm pays in its period, in whole OOE. */
const REWARD = '30000';
const DAYS = 30n;

/**
 * Gives a farm of version 2 a rewarder of the super farm's kind. It pays 30,000 OOE in 30 days from
 * now on, to those who stake after this: with a claim of PNG, and otherwise only by
 * `forceClaimRewards`.
 */
export async function makeSuperFarm({ client }: FarmChain, place: RewardPlace): Promise<void> {
  const rewarder = rewarderOf(place);
  await placeContract(client, {
    address: rewarder,
    creationCode: codeOf(await compileContracts(), 'SuperRewarder'),
    constructorArgs: encodeAbiParameters(parseAbiParameters('address chef, uint256 poolId'), [
      MINI_CHEF,
      poolIdOf(place),
    ]),
    deployer,
  });
  const { address } = seededTokens(FARM_CHAIN_ID).OOE;
  const amount = parseEther(REWARD);
  await mint(client, { token: address, to: deployer, amount });
  await approve(client, deployer, { token: address, spender: rewarder, amount });
  const { timestamp } = await client.getBlock();
  await transact(client, deployer, {
    address: rewarder,
    abi: superRewarderSeedAbi,
    functionName: 'addReward',
    args: [address, amount, Number(timestamp), Number(timestamp + DAYS * DAY_SECONDS)],
  });
  await setRewarder({ client }, place);
}
