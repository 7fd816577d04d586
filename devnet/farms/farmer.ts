import { parseEther } from 'viem';
import { ACCOUNTS } from '../accounts';
import type { RewardPlaceName, SingleStakeName } from './farmTables';
import { rewardPlace } from './rewardPlace';
import { type FarmChain, giveStakingTokens, shareOf, stake } from './stakes';

const { farmer } = ACCOUNTS;

type Liquidity = {
  readonly farm: Exclude<RewardPlaceName, SingleStakeName>;
  /** Thousandths of all pool tokens. */
  readonly staked: bigint;
  readonly unstaked: bigint;
};

/** The farmer's liquidity in farms. Of other pools the farmer has none. */
const FARMER_LIQUIDITY: readonly Liquidity[] = [
  { farm: 'WAVAX_PNG_V2', staked: 20n, unstaked: 10n },
  { farm: 'USDCe_DAIe_V2', staked: 10n, unstaked: 0n },
  { farm: 'WAVAX_WBTCe_V2', staked: 0n, unstaked: 5n },
  { farm: 'WAVAX_APEIN_V2', staked: 10n, unstaked: 0n },
  { farm: 'WAVAX_PNG_V1', staked: 10n, unstaked: 0n },
  { farm: 'WAVAX_USDTe_V1', staked: 10n, unstaked: 0n },
  { farm: 'WAVAX_LINKe_V1', staked: 10n, unstaked: 0n },
  { farm: 'WAVAX_PNG_V0', staked: 5n, unstaked: 0n },
];

/** The farm that the farmer has left again without claiming: a reward is owed, nothing is staked. */
export const LEFT_FARM = 'WAVAX_LINKe_V1';

/** The farmer's PNG, in whole tokens, and what of it is staked. */
const FARMER_PNG = '50000';
const FARMER_STAKES: readonly (readonly [SingleStakeName, string])[] = [
  ['WAVAX_V0', '20000'],
  ['APEIN_V0', '10000'],
];

/** Gives the farmer liquidity and PNG, and stakes a part of both. */
export async function seedFarmer(chain: FarmChain): Promise<void> {
  for (const { farm, staked, unstaked } of FARMER_LIQUIDITY) {
    const place = rewardPlace(farm);
    const given = await shareOf(chain, place, staked + unstaked);
    await giveStakingTokens(chain, place, { account: farmer, amount: given });
    const amount = (given * staked) / (staked + unstaked);
    if (amount > 0n) await stake(chain, place, { account: farmer, amount });
  }
  const amount = parseEther(FARMER_PNG);
  await giveStakingTokens(chain, rewardPlace('WAVAX_V0'), { account: farmer, amount });
  for (const [name, whole] of FARMER_STAKES)
    await stake(chain, rewardPlace(name), { account: farmer, amount: parseEther(whole) });
}
