import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../fixtures';

test('STK-01 STK-04 STK-05 NAV-09 the own stakes come first, with what is staked, the APR and the own weekly rate; a finished one has a dash', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.farmer });
  await page.goto('/stake/0/');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText('Earn WAVAX');
  await expect(cards.nth(0)).toContainText('1,020,000 PNG');
  await expect(cards.nth(0)).toContainText(/APR\d+%/);
  await expect(cards.nth(0)).toContainText(/WAVAX per week/);
  await expect(cards.nth(1)).toContainText('Earn APEIN');
  await expect(cards.nth(1)).toContainText(/APR—/);
  await expect(cards.nth(2)).toContainText('Earn OOE');
  await page
    .getByRole('link', { name: /Manage/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Stake PNG, earn WAVAX' }),
  ).toBeVisible();
  await expect(page.getByText(/Staked PNG leaves your votes/)).toBeVisible();
});

test('STK-03 RPC-25 on Fuji the list says that there are no stakes, and does not wait', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true, chainId: 43113 });
  await page.goto('/stake/0/');
  await expect(page.getByRole('main')).toContainText(/Avalanche only|no active rewards/i);
});
