import type { Page } from 'playwright/test';
import { Frame } from '@/e2e/pages/Frame';
import { WalletDialog } from '@/e2e/pages/WalletDialog';
import { configure, PRACTICE } from '@/e2e/setup/configuration';
import { expect } from '@/e2e/test';

/** A real exchange: a practice exchange offers only its demo wallet. */
const REAL = { ...PRACTICE, practice: false };

/** Opens a real exchange. */
async function openRealExchange(page: Page, walletConnect = {}): Promise<Frame> {
  await configure(page, { ...REAL, walletConnect });
  await page.goto('/swap/');
  return new Frame(page);
}

/** Opens the wallet dialog of a real exchange. */
export async function openWallets(page: Page, walletConnect = {}): Promise<WalletDialog> {
  const frame = await openRealExchange(page, walletConnect);
  await frame.connectButton.click();
  const wallets = new WalletDialog(page);
  await expect(wallets.option('Injected')).toBeVisible();
  return wallets;
}
