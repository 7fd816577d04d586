import type { Locator, Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { closeAirdrop } from '@/devnet/airdrop/airdropStates';
import { fullOnly } from '../../fullOnly';
import { AirdropPage } from '../../pages/AirdropPage';
import { Frame } from '../../pages/Frame';
import { Transactions } from '../../pages/Transactions';
import { accessibilityViolations } from '../../screen/axe';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

const { demo, farmer, gasOnly } = ACCOUNTS;

test.use({ offersAirdrop: true });

/** The popup about the airdrop. */
const offerOf = (page: Page) => page.getByRole('region', { name: 'Airdrop offer', exact: true });

/** Expects the offer to stand below the screen, as a part of the page. */
async function expectBelow(page: Page): Promise<void> {
  const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const screen = await box(page.getByRole('main'));
  expect((await box(offerOf(page))).y).toBeGreaterThanOrEqual(screen.y + screen.height);
}

/**
 * Expects no popup two blocks later, on a page that offers the airdrop: it asks at once what an
 * account may claim.
 */
async function expectNoOffer(page: Page): Promise<void> {
  const frame = new Frame(page);
  const block = await frame.blockNumber();
  await expect.poll(() => frame.blockNumber()).toBeGreaterThan(block + 1);
  await expect(offerOf(page)).toHaveCount(0);
}

test('AIR-08 AIR-12 PNL-01 the popup shows each account once what it may claim, covers nothing at any width, and closes when a panel opens', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true });
  await page.goto('/swap/');
  const offer = offerOf(page);
  await expect(offer).toContainText('The airdrop has 1,234 PNG for you.');
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expectBelow(page);
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(new Frame(page).account(demo)).toBeVisible();
  await wallet.act('setAccount', farmer);
  await expect(offer).toContainText('The airdrop has 2,000 PNG for you.');
  // It belongs to that account, and this one has seen its own before the reload.
  await wallet.act('setAccount', demo);
  await expectNoOffer(page);
});

test(
  'AIR-08 AIR-09 the popup leads to the airdrop by keyboard, passes axe, and does not reappear',
  fullOnly(),
  async ({ page, wallet }) => {
    await wallet.prepare({ isConnected: true });
    await page.goto('/pool/');
    const offer = offerOf(page);
    await expect(offer).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectBelow(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await tabTo(page, offer.getByRole('link', { name: 'See the airdrop' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/airdrop/');
    await expect(offer).toHaveCount(0);
    const airdrop = new AirdropPage(page);
    await expect(airdrop.action('Claim 1,234 PNG')).toBeEnabled();
    // The screen shows this outcome, so no popup repeats it.
    await wallet.act('setAccount', farmer);
    await expect(airdrop.action('You need one whole UNI or SUSHI')).toBeVisible();
    await page.goBack();
    await expectNoOffer(page);
  },
);

test(
  'AIR-08 the popup can be dismissed, and does not appear without a claim, or once claiming is closed',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    await wallet.prepare({ isConnected: true });
    await page.goto('/pool/');
    const offer = offerOf(page);
    await offer.getByRole('button', { name: 'Dismiss' }).click();
    await expect(offer).toHaveCount(0);
    await wallet.act('setAccount', gasOnly);
    await expectNoOffer(page);
    await closeAirdrop(chains[43114]);
    await wallet.act('setAccount', farmer);
    await expectNoOffer(page);
  },
);

test('AIR-09 the account dialog shows what can be claimed, and leads to the airdrop', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true });
  await page.goto('/pool/');
  await new Transactions(page).openRecent();
  const { accountDialog } = new Frame(page);
  await expect(accountDialog).toContainText('The airdrop has 1,234 PNG for you.');
  await accountDialog.getByRole('link', { name: 'Go to the airdrop' }).click();
  await expect(page).toHaveURL('/airdrop/');
  await expect(accountDialog).toHaveCount(0);
});
