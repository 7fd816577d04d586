import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SearchPage } from '../../pages/SearchPage';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';

const historyLength = (page: Page) => page.evaluate(() => window.history.length);

test('SWP-31 NAV-35 the address follows the amount and its field, without a history entry per key', async ({
  page,
  chains,
}) => {
  const { PNG } = chains[43114].tokens;
  await page.goto('/pool/');
  await page.getByRole('banner').getByRole('link', { name: 'Swap', exact: true }).click();
  const swap = new SwapPage(page);
  await swap.choose('receive', 'PNG');
  const before = await historyLength(page);
  const currencies = `/swap/?inputCurrency=AVAX&outputCurrency=${PNG.address}`;
  await swap.pays.pressSequentially('12.50');
  await expect(page).toHaveURL(`${currencies}&exactAmount=12.50`);
  await swap.receives.fill('7');
  await expect(page).toHaveURL(`${currencies}&exactAmount=7&exactField=output`);
  await page.reload();
  await expect(swap.receives).toHaveValue('7');
  await swap.receives.fill('');
  await swap.pays.fill('3');
  await expect(page).toHaveURL(`${currencies}&exactAmount=3`);
  expect(await historyLength(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/pool/');
  await page.goForward();
  await expect(page).toHaveURL(`${currencies}&exactAmount=3`);
  await expect(swap.pays).toHaveValue('3');
});

test('SWP-31 after typing and at once pressing a link, Back returns to the typed form', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.choose('receive', 'PNG');
  await expect(page).toHaveURL(/outputCurrency/);
  await swap.pays.fill('4');
  await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
  await expect(page.getByRole('heading', { name: 'Liquidity', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/pool/');
  await page.goBack();
  await expect(page).toHaveURL(/exactAmount=4$/);
  await expect(swap.pays).toHaveValue('4');
});

test('SWP-31 no address has a recipient that was typed', async ({ page, chains }) => {
  const { PNG } = chains[43114].tokens;
  const swap = await connectedSwap(page, `?outputCurrency=${PNG.address}`);
  await swap.action('Send to another address').click();
  await page.getByLabel('Recipient', { exact: true }).fill(ACCOUNTS.second);
  await swap.pays.fill('2');
  await expect(page).toHaveURL(
    `/swap/?inputCurrency=AVAX&outputCurrency=${PNG.address}&exactAmount=2`,
  );
});

test('SWP-31 no page is announced to screen readers while an amount is typed', async ({ page }) => {
  const swap = new SwapPage(page);
  await swap.open();
  const announcer = page.locator('#__next-route-announcer__');
  await swap.choose('receive', 'PNG');
  await expect(page).toHaveURL(/outputCurrency/);
  for (const amount of ['12.5', '3']) {
    await swap.pays.fill(amount);
    await expect(page).toHaveTitle(`${amount} AVAX to PNG · Pangolin`);
    await expect(page).toHaveURL(new RegExp(`exactAmount=${amount}$`));
  }
  await expect(announcer).toBeEmpty();
});

test('SWP-31 SWP-28 a link to the address that opened the page fills in the form again; one to no form keeps it', async ({
  page,
  chains,
}) => {
  const { PNG, JOE } = chains[43114].tokens;
  const opened = `?outputCurrency=${PNG.address}`;
  const swap = new SwapPage(page);
  await swap.open(opened);
  await swap.choose('receive', 'JOE');
  await expect(page).toHaveURL(new RegExp(`outputCurrency=${JOE.address}$`));
  const search = new SearchPage(page);
  await search.open();
  await page.keyboard.type('png');
  await expect(search.active).toHaveText(/PNG.*Pangolin/);
  await page.keyboard.press('Enter');
  await expect(swap.action('Token to receive: PNG')).toBeVisible();
  await expect(page).toHaveURL(`/swap/${opened}`);

  await swap.pays.fill('5');
  const typed = `/swap/?inputCurrency=AVAX&outputCurrency=${PNG.address}&exactAmount=5`;
  await expect(page).toHaveURL(typed);
  const linked = page.waitForURL('/swap/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Swap', exact: true }).click();
  await linked;
  await expect(page).toHaveURL(typed);
  await expect(swap.pays).toHaveValue('5');
  await page.goBack();
  await expect(page).toHaveURL(typed);
  await expect(swap.pays).toHaveValue('5');
});
