import { parseEther } from 'viem';
import { ACCOUNTS } from '../accounts';
import type { RewardPlaceName } from './farmTables';
import { ageContract, DAY_SECONDS } from './periods';
import { rewardPlace } from './rewardPlace';
import { type FarmChain, giveStake, giveStakingTokens, shareOf } from './stakes';

const { demo } = ACCOUNTS;

/** Thousandths of all pool tokens. */
const STAKED: readonly (readonly [RewardPlaceName, bigint])[] = [
  ['WAVAX_PNG_V2', 10n],
  ['USDCe_DAIe_V2', 5n],
  ['WAVAX_PNG_V1', 5n],
];
const UNSTAKED: readonly (readonly [RewardPlaceName, bigint])[] = [
  ['WAVAX_PNG_V2', 5n],
  ['WAVAX_USDCe_V2', 2n],
];
const STAKED_PNG = '2000';
/** Stakes began this long ago. */
const AGE = 3n * DAY_SECONDS;

/**
 * Gives the demo account liquidity and stakes with three days of rewards, for a person who tries
 * the practice exchange. Tests start without them.
 */
export async function giveDemoPositions(chain: FarmChain): Promise<void> {
  for (const [name, perMille] of STAKED) {
    const amount = await shareOf(chain, rewardPlace(name), perMille);
    await giveStake(chain, rewardPlace(name), { account: demo, amount });
  }
  for (const [name, perMille] of UNSTAKED) {
    const amount = await shareOf(chain, rewardPlace(name), perMille);
    await giveStakingTokens(chain, rewardPlace(name), { account: demo, amount });
  }
  const amount = parseEther(STAKED_PNG);
  await giveStake(chain, rewardPlace('WAVAX_V0'), { account: demo, amount });
  for (const name of ['WAVAX_PNG_V2', 'WAVAX_PNG_V1', 'WAVAX_V0'] as const)
    await ageContract(chain, rewardPlace(name), AGE);
}
