import { ACCOUNTS } from '@/devnet/accounts';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';
import { announceForeignWallet, FOREIGN_WALLET_NAME } from '../../wallets/foreignWallet';

test('WAL-17 a practice exchange says that it is one, and offers no wallet but its own', async ({
  page,
}) => {
  await announceForeignWallet(page, []);
  const frame = new Frame(page);
  await page.goto('/swap/');
  await expect(frame.footer.getByRole('note')).toContainText('Practice exchange');
  await frame.connectButton.click();
  await expect(page.getByRole('button', { name: 'Demo wallet' })).toBeVisible();
  await expect(page.getByText(FOREIGN_WALLET_NAME)).toHaveCount(0);
  await expect(page.getByText(/MetaMask|Coinbase|WalletConnect/)).toHaveCount(0);
});

test('WAL-17 a practice exchange disconnects a wallet that connects by itself, and says so', async ({
  page,
}) => {
  await announceForeignWallet(page, [ACCOUNTS.second]);
  const frame = new Frame(page);
  const sentence = frame.notice(
    `Only the demo wallet works here: ${FOREIGN_WALLET_NAME} was disconnected.`,
  );
  await configure(page, { ...PRACTICE, practice: false });
  await page.goto('/swap/');
  await expect(frame.account(ACCOUNTS.second)).toBeVisible();
  await expect(sentence).toBeHidden();

  await configure(page, PRACTICE);
  await page.reload();
  await expect(sentence).toBeVisible();
  await expect(frame.connectButton).toBeVisible();

  await new SwapPage(page).connect();
  await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  await expect(sentence).toBeHidden();
});
