import { type Address, getAddress, numberToHex } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { ACCOUNTS } from '../accounts';
import { miniChefSeedAbi } from '../contracts/abis';
import { transact } from '../node/transact';
import { MINI_CHEF } from './farmTables';
import type { RewardPlace } from './rewardPlace';
import type { FarmChain } from './stakes';

/** The address of the rewarder of the farm with id 0. */
const FIRST_REWARDER = 0xde4000000000000000000000000000000000f000n;

/** Sets the contract at `rewarderOf(place)` as the rewarder of a farm. */
export async function setRewarder({ client }: FarmChain, place: RewardPlace): Promise<void> {
  const chef = { address: MINI_CHEF, abi: [...miniChefAbi, ...miniChefSeedAbi] } as const;
  const poolId = poolIdOf(place);
  const info = { ...chef, functionName: 'poolInfo', args: [poolId] } as const;
  const [, , weight] = await client.readContract(info);
  await transact(client, ACCOUNTS.deployer, {
    ...chef,
    functionName: 'setPools',
    args: [[poolId], [weight], [rewarderOf(place)], [true]],
  });
}

/** The address of the rewarder of a farm of version 2, if it is given one. */
export function rewarderOf(place: RewardPlace): Address {
  return getAddress(numberToHex(FIRST_REWARDER + poolIdOf(place), { size: 20 }));
}

/** The number of a farm of version 2. */
export function poolIdOf({ contract }: RewardPlace): bigint {
  if (contract.type !== 'miniChef') throw new NotOfMiniChefError(contract.address);
  return contract.poolId;
}

class NotOfMiniChefError extends Error {
  override readonly name = 'NotOfMiniChefError';

  constructor(contract: Address) {
    super(`${contract} is not MiniChef, which alone has weights and rewarders.`);
  }
}
