import type { Page } from 'playwright/test';
import { connectedSwap } from '../connectedSwap';
import { expect, test } from '../fixtures';
import { giveLiquidity } from '../liquidity';
import { AddPage } from '../pages/AddPage';
import { RemovePage } from '../pages/RemovePage';
import type { DevnetChain } from '../quotedSwap';
import { saveSettings } from '../savedSettings';

const SENTENCE =
  "The contract of STOP says 18 decimals, but the list or saved token says 6. The amounts of STOP shown here are wrong, so they can't be signed for. Remove the saved token or stop using that list.";

/** The user's browser has saved STOP, a token of 18 decimals, with 6. */
async function savedWrongly(page: Page, { tokens }: DevnetChain): Promise<string> {
  const { address, symbol, name } = tokens.STOP;
  const token = { type: 'token', chainId: 43114, address, decimals: 6, symbol, name };
  await saveSettings(page, { tokens: { 43114: { [address]: token }, 43113: {} } });
  return address;
}

test('TOK-17 a swap of a token whose contract says other decimals can not be reviewed, and the form says why', async ({
  page,
  chains,
}) => {
  await savedWrongly(page, chains[43114]);
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'STOP');
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await swap.pays.fill('1');
  await expect(swap.action("STOP can't be used")).toBeVisible();
  await expect(swap.action('Review swap')).toBeHidden();
  await swap.choose('receive', 'PNG');
  await expect(page.getByText(SENTENCE)).toBeHidden();
  await expect(swap.action('Review swap')).toBeEnabled();
});

test('TOK-17 liquidity of a token whose contract says other decimals can not be added or removed', async ({
  page,
  chains,
}) => {
  await giveLiquidity(chains[43114], ['WAVAX', 'STOP'], 1n);
  const address = await savedWrongly(page, chains[43114]);
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${address}/`);
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await add.first.fill('1');
  await expect(add.action("This pool can't be used")).toBeVisible();
  const remove = new RemovePage(page);
  await remove.follow('AVAX', address);
  await remove.action('50%').click();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  await expect(remove.action("This pool can't be used")).toBeVisible();
});
