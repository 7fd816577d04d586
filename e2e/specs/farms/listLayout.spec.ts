import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake } from '@/devnet/farms/stakes';
import { FarmListPage } from '../../pages/FarmListPage';
import { expect, test } from '../../test';

for (const width of [375, 768])
  test(`FRM-04 at ${width} px no figure leaves its farm, and a phone has at least 4 on its first screen`, async ({
    page,
    chains,
    wallet,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const place = rewardPlace('WAVAX_PNG_V2');
    await giveStake(chains[43114], place, { account: ACCOUNTS.demo, amount: parseEther('2000') });
    await wallet.prepare({ isConnected: true });
    const farms = new FarmListPage(page);
    await farms.open('2');
    await expect(farms.count).toHaveText('11 farms, yours first');
    await expect(farms.figure('USDT.e / USDC.e', 'APR')).toContainText(/% rewards/);
    const below = width < 720 ? /^\$[\d.]+K staked$/ : /% rewards/;
    const apr = farms.card('USDT.e / USDC.e').getByText(below);
    const [card, part] = [await farms.cards.nth(1).boundingBox(), await apr.boundingBox()];
    if (card === null || part === null) throw new TypeError('Not shown');
    const action = await farms.cards.nth(1).getByRole('link').boundingBox();
    const end = width < 720 ? card.x + card.width : (action?.x ?? 0);
    expect(part.x + part.width).toBeLessThan(end);
    if (width >= 720) return;
    const bar = await page.locator('footer ~ nav').boundingBox();
    for (const box of await Promise.all(
      [0, 1, 2, 3].map((at) => farms.cards.nth(at).boundingBox()),
    ))
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
