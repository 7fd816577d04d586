import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake } from '@/devnet/farms/stakes';
import { giveLiquidity } from '../../chain/liquidity';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';

test('PTF-01 PTF-02 PTF-05 the panel of the account shows its value and the parts of it', async ({
  page,
  chains,
}) => {
  await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 3n);
  await giveStake(chains[43114], rewardPlace('WAVAX_PNG_V2'), {
    account: ACCOUNTS.demo,
    amount: parseEther('2000'),
  });
  const frame = new Frame(page);
  await new SwapPage(page).openConnected();
  await frame.account(ACCOUNTS.demo).click();
  const { accountDialog } = frame;
  await page.waitForTimeout(5000);
  console.log(await accountDialog.innerText());
  await accountDialog.getByRole('button', { name: /Tokens/ }).click();
  console.log(await accountDialog.innerText());
  await page.screenshot({ path: '/work/pics/portfolio-1280.png' });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.screenshot({ path: '/work/pics/portfolio-375.png' });
});
