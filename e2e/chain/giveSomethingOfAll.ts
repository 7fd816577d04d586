import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, shareOf } from '@/devnet/farms/stakes';
import { giveOldPoolTokens } from '@/devnet/migration/migrationStates';
import { openMigration } from '@/devnet/migration/openMigration';
import { giveLiquidity } from './liquidity';

const { demo } = ACCOUNTS;

/** Gives the demo account what the screens show: positions, stakes, rewards and old pool tokens. */
export async function giveSomethingOfAll(chain: DevnetChain): Promise<void> {
  const farm = rewardPlace('WAVAX_PNG_V2');
  await openMigration(chain);
  await giveOldPoolTokens(chain, 'WAVAX_ETH_V1', { account: demo, perMille: 7n });
  await giveLiquidity(chain, ['WAVAX', 'PNG'], 3n);
  await giveStake(chain, farm, { account: demo, amount: parseEther('2000') });
  for (const old of ['WAVAX_PNG_V1', 'WAVAX_USDCe_V1'] as const) {
    const amount = await shareOf(chain, rewardPlace(old), 5n);
    await giveStake(chain, rewardPlace(old), { account: demo, amount });
  }
  const stake = rewardPlace('WAVAX_V0');
  await giveStake(chain, stake, { account: demo, amount: parseEther('20') });
}
