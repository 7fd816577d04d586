import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { ageContract, DAY_SECONDS } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { earnedBy, giveStakingTokens, stakedBy } from '@/devnet/farms/stakes';
import { AVAX_PNG_FARMS, heldOf } from '../../chain/farms';
import { weeklyAfter } from '../../chain/weeklyAfter';
import { fullOnly } from '../../fullOnly';
import { FarmPage } from '../../pages/FarmPage';
import { Transactions } from '../../pages/Transactions';
import { approveExactly } from '../../screen/approveExactly';
import { figureOf } from '../../screen/figureOf';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';
const BY_TRANSACTION = 'Use a transaction instead';
const BY_SIGNATURE = 'Approve with a signature';
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const { demo } = ACCOUNTS;

for (const version of [0, 1, 2] as const) {
  test(
    `FRM-21 FRM-23 FRM-27 FRM-28 FRM-31 FRM-32 ${version === 2 ? 'FRM-30' : 'FRM-29'} APR-05 in version ${version} pool tokens are deposited by approval and by signature, earn, and are withdrawn in two parts`,
    fullOnly(version !== 2),
    async ({ page, chains, wallet }) => {
      const chain = chains[43114];
      const place = rewardPlace(AVAX_PNG_FARMS[version]);
      await giveStakingTokens(chain, place, { account: demo, amount: parseEther('100') });
      await wallet.prepare({ isConnected: true });
      const farm = new FarmPage(page);
      await farm.open(version);

      await expect(farm.figure('In your wallet')).toContainText('100 PGL');
      await farm.part('25%').click();
      await expect(farm.amount('deposit')).toHaveValue('25');
      const weekly = async (staked: string, added: string) =>
        weeklyAfter(chain, place, { staked: parseEther(staked), added: parseEther(added) });
      const rateAfter = farm.figure('Your weekly rate after this');
      expect((await farm.exact(rateAfter)).raw).toBe(await weekly('0', '25'));
      await farm.openReview(/^Review deposit$/);
      await expect(farm.reviewed(BY_TRANSACTION)).toBeEnabled();
      await expect(farm.reviewed(/^Confirm/)).toHaveCount(0);
      await farm.reviewed(BY_TRANSACTION).click();
      await approveExactly(farm.review);
      await farm.complete();
      expect(await stakedBy(chain, place, demo)).toBe(parseEther('25'));
      expect(await countOf(wallet, SIGN)).toBe(0);
      const [sent] = await new Transactions(page).stored();
      await expect(
        farm.review.getByRole('link', { name: 'View on explorer' }).first(),
      ).toHaveAttribute('href', new RegExp(`/tx/${sent?.hash}$`));
      await farm.close();
      await expect(farm.figure('Deposited')).toContainText('25 PGL');
      // Cleared by its success.
      await expect(farm.amount('deposit')).toHaveValue('');
      for (const rate of [farm.ownRate, farm.figure('Your weekly rate')])
        expect((await farm.exact(rate)).raw).toBe(await weekly('25', '0'));

      await farm.card.getByRole('button', { name: 'Max: use all you can' }).click();
      expect((await farm.exact(rateAfter)).raw).toBe(await weekly('25', '75'));
      await farm.openReview(/^Review deposit$/);
      await expect(farm.reviewed(BY_SIGNATURE)).toBeEnabled();
      await expect(farm.reviewed(/^Confirm/)).toHaveCount(0);
      await farm.reviewed(BY_SIGNATURE).click();
      await farm.complete();
      expect(await stakedBy(chain, place, demo)).toBe(parseEther('100'));
      expect(await countOf(wallet, SIGN)).toBe(1);
      await farm.close();
      await expect(farm.figure('In your wallet').getByText('0 PGL', { exact: true })).toBeVisible();
      await expect(farm.figure('Deposited')).toContainText('100 PGL');
      // An account with a stake needs no first liquidity.
      await expect(farm.addLiquidity).toHaveCount(0);

      await ageContract(chain, place, DAY_SECONDS);
      await expect.poll(async () => await farm.earned()).toBeGreaterThan(parseEther('1'));
      await farm.claimButton.click();
      const before = await heldOf(chain, PNG);
      await farm.complete();
      const claimed = (await heldOf(chain, PNG)) - before;
      expect((await farm.exact(figureOf(farm.review.getByText('Received')))).raw).toBe(claimed);
      expect(claimed).toBeGreaterThan(parseEther('1'));
      await farm.close();

      await ageContract(chain, place, DAY_SECONDS);
      await farm.choose('Withdraw');
      await expect(farm.amount('withdraw')).toHaveValue('100');
      await farm.part('25%').click();
      await farm.openReview(/^Review withdrawal$/);
      const stays = farm.review.getByText(/^Your .* stays in the contract/);
      await expect(stays).toHaveCount(version === 2 ? 0 : 1);
      await farm.complete();
      expect(await stakedBy(chain, place, demo)).toBe(parseEther('75'));
      await farm.close();
      await expect(farm.amount('withdraw')).toHaveValue('75');
      if (version !== 2)
        expect(await earnedBy(chain, place, { account: demo })).toBeGreaterThan(parseEther('1'));
      await farm.openReview(/^Review withdrawal$/);
      await farm.complete();
      await farm.close();
      expect(await stakedBy(chain, place, demo)).toBe(0n);
      expect(await heldOf(chain, place.stakingToken)).toBe(parseEther('100'));
      expect(await earnedBy(chain, place, { account: demo })).toBe(0n);
      await expect(farm.action('Nothing deposited')).toBeDisabled();
      expect(await countOf(wallet, SEND)).toBe(6);
    },
  );
}
