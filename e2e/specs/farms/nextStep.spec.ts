import type { Page } from 'playwright/test';
import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { ageContract, DAY_SECONDS } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, giveStakingTokens } from '@/devnet/farms/stakes';
import { FarmPage } from '../../pages/FarmPage';
import { expect, test } from '../../test';

const V2 = rewardPlace('WAVAX_PNG_V2');
const { demo } = ACCOUNTS;

/** The texts of the visible elements of the screen in solid gold. */
function goldIn(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .locator('button, a')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).backgroundImage.includes('255, 208, 38'))
        .map((element) => element.textContent),
    );
}

test('PNL-22 FRM-23 a claim is the next step of a farm until an amount is typed; on a phone the form is on the first screen', async ({
  page,
  chains,
  wallet,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  const chain = chains[43114];
  await giveStake(chain, V2, { account: demo, amount: parseEther('2000') });
  await giveStakingTokens(chain, V2, { account: demo, amount: parseEther('1000') });
  await ageContract(chain, V2, DAY_SECONDS);
  await wallet.prepare({ isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(2);
  await expect(farm.claimButton).toBeEnabled();
  await expect.poll(() => goldIn(page)).toEqual(['Claim']);
  const box = await farm.action('Enter an amount').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(650);
  await farm.amount('deposit').fill('500');
  await expect.poll(() => goldIn(page)).toEqual(['Review deposit']);
  await farm.amount('deposit').fill('');
  await expect.poll(() => goldIn(page)).toEqual(['Claim']);
  // A withdrawal is of everything until another amount is typed.
  await farm.choose('Withdraw');
  await expect.poll(() => goldIn(page)).toEqual(['Review withdrawal']);
});
