import { encodeAbiParameters, parseAbiParameters, zeroAddress } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { miniChefSeedAbi } from '../contracts/abis';
import { creationCode } from '../contracts/artifacts';
import { placeContract } from '../contracts/placeContract';
import { transact } from '../node/transact';
import { CHEF_FARMS, MINI_CHEF } from './farmTables';
import { CHEF_FARM_NAMES, FARM_CHAIN_ID, type RewardPlace, rewardPlace } from './rewardPlace';
import type { FarmChain } from './stakes';

const { deployer } = ACCOUNTS;
const TWO_ADDRESSES = parseAbiParameters('address, address');

/** Places MiniChefV2 with its pools. The deployer owns it. */
export async function placeChef({ client }: FarmChain): Promise<void> {
  const { png } = EXCHANGE_ADDRESSES[FARM_CHAIN_ID];
  await placeContract(client, {
    address: MINI_CHEF,
    creationCode: await creationCode('miniChef'),
    constructorArgs: encodeAbiParameters(TWO_ADDRESSES, [png, deployer]),
    deployer,
  });
  await transact(client, deployer, {
    address: MINI_CHEF,
    abi: miniChefSeedAbi,
    functionName: 'addPools',
    args: [
      CHEF_FARM_NAMES.map((name) => CHEF_FARMS[name].weight),
      CHEF_FARM_NAMES.map((name) => rewardPlace(name).stakingToken),
      CHEF_FARM_NAMES.map(() => zeroAddress),
    ],
  });
}

/** Places a StakingRewards contract, without a period. The deployer owns it. */
export async function placeStaking(
  { client }: FarmChain,
  { contract, rewardToken, stakingToken }: RewardPlace,
): Promise<void> {
  await placeContract(client, {
    address: contract.address,
    creationCode: await creationCode('stakingRewards'),
    constructorArgs: encodeAbiParameters(TWO_ADDRESSES, [rewardToken, stakingToken]),
    deployer,
  });
}
