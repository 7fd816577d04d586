import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { communityTreasurySeedAbi } from '../contracts/abis';
import { creationCode } from '../contracts/artifacts';
import { placeContract } from '../contracts/placeContract';
import { DAY_SECONDS } from '../farms/periods';
import type { Chain } from '../node/chain';
import { transact } from '../node/transact';

const { deployer } = ACCOUNTS;
const { communityTreasury, governor, png, timelock } = EXCHANGE_ADDRESSES[43114];
const TIMELOCK_DELAY = 2n * DAY_SECONDS;

/**
 * Places governor, timelock and community treasury. The governor alone commands the timelock, which
 * owns the treasury.
 */
export async function placeGovernance({ client }: Pick<Chain, 'client'>): Promise<void> {
  await placeContract(client, {
    address: timelock,
    creationCode: await creationCode('timelock'),
    constructorArgs: encodeAbiParameters(parseAbiParameters('address admin, uint256 delay'), [
      governor,
      TIMELOCK_DELAY,
    ]),
    deployer,
  });
  await placeContract(client, {
    address: governor,
    creationCode: await creationCode('governor'),
    constructorArgs: encodeAbiParameters(
      parseAbiParameters('address timelock, address png, address guardian'),
      [timelock, png, deployer],
    ),
    deployer,
  });
  await placeContract(client, {
    address: communityTreasury,
    creationCode: await creationCode('communityTreasury'),
    constructorArgs: encodeAbiParameters(parseAbiParameters('address png'), [png]),
    deployer,
  });
  await transact(client, deployer, {
    address: communityTreasury,
    abi: communityTreasurySeedAbi,
    functionName: 'transferOwnership',
    args: [timelock],
  });
}
