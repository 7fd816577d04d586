import type { Page } from 'playwright/test';
import type { CurrencyKey } from './balances';
import type { SwapPage } from './pages/SwapPage';
import { TokenDialog } from './pages/TokenDialog';
import type { DevnetChain } from './quotedSwap';

type Side = 'pay' | 'receive';

/** Chooses a currency for a side; adds a token by its address. */
export async function bring(swap: SwapPage, { tokens }: DevnetChain, side: Side, key: CurrencyKey) {
  if (key !== 'AVAX') await new TokenDialog(swap.page).importToken(side, tokens[key].address);
}

/** Switches the sides, so that AVAX is received and the token to pay is open. */
export async function receiveAvax(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch the tokens' }).click();
}
