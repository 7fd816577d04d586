import type { Locator } from 'playwright/test';
import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake } from '@/devnet/farms/stakes';
import { FarmPage } from '../../pages/FarmPage';
import { expect, test } from '../../test';
import { Browser } from '../routes/Browser';

const PATH = '/png/AVAX/0x60781C2586D68229fde47564546784ab3fACA982/2/';

/** Where it begins and how high it is, in pixels. */
async function placeOf(part: Locator) {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { y, height };
}

for (const width of [1280, 375])
  test(`FRM-08 at ${width} px a farm that is being read has the name of its pair, and its parts in their places`, async ({
    page,
    chains,
    wallet,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const chain = chains[43114];
    const amount = parseEther('2000');
    await giveStake(chain, rewardPlace('WAVAX_PNG_V2'), { account: ACCOUNTS.demo, amount });
    await wallet.prepare({ isConnected: true });
    await page.goto('/stake/0/');
    await expect(page.getByRole('heading', { name: /^Earn/ }).first()).toBeVisible();
    chain.proxy.add({ fault: { type: 'delay', ms: 2_000 }, methods: ['eth_call'] });
    await new Browser(page).follow(PATH);
    const waiting = page.getByRole('status', { name: 'Looking for the farm' });
    await expect(waiting).toBeVisible();
    const name = page.getByRole('heading', { name: 'AVAX / PNG', level: 1 });
    const block = (at: number) => placeOf(waiting.locator('> div').nth(at));
    // The first one is the line above the parts, which a phone leaves out.
    const places = [await placeOf(name), await block(1), await block(2), await block(4)];
    chain.proxy.clear();
    const farm = new FarmPage(page);
    await expect(farm.claimButton).toBeEnabled();
    const forms = farm.card.getByRole('group', { name: 'Deposit or withdraw' });
    const action = farm.action('Enter an amount');
    await expect(action).toBeVisible();
    const parts = [name, farm.reward, forms, action];
    const now = await Promise.all(parts.map(placeOf));
    for (const [index, { y, height }] of places.entries()) {
      // A browser counts a move from 3 px on.
      expect(Math.abs((now[index]?.y ?? Number.NaN) - y)).toBeLessThan(2);
      expect(Math.abs((now[index]?.height ?? Number.NaN) - height)).toBeLessThan(2);
    }
  });
