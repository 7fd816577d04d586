import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStakingTokens } from '@/devnet/farms/stakes';
import { expect, test } from '../../chain/manualMining';
import { FarmPage } from '../../pages/FarmPage';
import { approveExactly } from '../../screen/approveExactly';

test('FRM-27 APR-02 while its approval is pending, a deposit cannot be confirmed', async ({
  page,
  chains,
  wallet,
  blocks,
}) => {
  const stake = { account: ACCOUNTS.demo, amount: parseEther('10') };
  await giveStakingTokens(chains[43114], rewardPlace('WAVAX_PNG_V2'), stake);
  await wallet.prepare({ isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(2);
  await farm.amount('deposit').fill('10');
  await farm.openReview(/^Review deposit$/);
  await farm.reviewed('Use a transaction instead').click();
  await blocks.hold();
  await approveExactly(farm.review);
  await expect(farm.reviewed('Approving PGL')).toBeDisabled();
  await expect(farm.reviewed(/^Confirm/)).toHaveCount(0);
  await blocks.mine();
  await expect(farm.reviewed('Confirm deposit')).toBeEnabled();
});
