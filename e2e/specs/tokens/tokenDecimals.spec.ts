import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { RemovePage } from '../../pages/RemovePage';
import { TokenDialog } from '../../pages/TokenDialog';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

const SENTENCE =
  "STOP has 18 decimals on chain, but 6 in the list or saved token. Its amounts here are wrong and can't be signed. Remove that token or list.";

/** The user's browser has saved STOP, a token of 18 decimals, with 6. */
async function savedWrongly(page: Page, { tokens }: DevnetChain): Promise<string> {
  const { address, symbol, name } = tokens.STOP;
  const token = { type: 'token', chainId: 43114, address, decimals: 6, symbol, name };
  await saveSettings(page, { tokens: { 43114: { [address]: token }, 43113: {} } });
  return address;
}

test(
  'TOK-17 a swap of a token whose contract says other decimals cannot be reviewed, and the form says why',
  fullOnly(),
  async ({ page, chains }) => {
    await savedWrongly(page, chains[43114]);
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'STOP');
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await swap.pays.fill('1');
    await expect(swap.action("STOP can't be used")).toBeVisible();
    await expect(swap.action('Review swap')).toBeHidden();
    await swap.action('Switch').click();
    await swap.pays.fill('1');
    await expect(swap.action("STOP can't be used")).toBeVisible();
    await expect(page.getByRole('button', { name: /Approve|Review/ })).toBeHidden();
    await swap.choose('pay', 'PNG');
    await expect(page.getByText(SENTENCE)).toBeHidden();
    await expect(swap.action('Review swap')).toBeEnabled();
  },
);

test(
  'TOK-17 liquidity of a token whose contract says other decimals cannot be added or removed',
  fullOnly(),
  async ({ page, chains }) => {
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
  },
);

test(
  'TOK-17 the row of a token whose contract says other decimals is marked, and has no balance',
  fullOnly(),
  async ({ page, chains }) => {
    await savedWrongly(page, chains[43114]);
    await connectedSwap(page);
    const tokens = new TokenDialog(page);
    await tokens.open('receive');
    await expect(tokens.row('AVAX')).toContainText('$10,000.00');
    await tokens.find('stop');
    await expect(tokens.row('STOP')).toHaveText(/^STOP.*Wrong decimals · Added by you · 0x/);
    await expect(tokens.row('STOP')).not.toContainText('100');
  },
);

test(
  'TOK-17 a token of the catalogue can be swapped for while its contract does not answer',
  fullOnly(),
  async ({ page, chains }) => {
    const { proxy, tokens } = chains[43114];
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'QI');
    await expect(swap.action('Enter an amount')).toBeVisible();
    proxy.add({
      target: tokens.QI.address,
      fault: { type: 'entryOutcome', success: false, returnData: '0x' },
    });
    await page.reload();
    await swap.choose('receive', 'QI');
    await swap.pays.fill('1');
    await expect(swap.action('Review swap')).toBeEnabled();
  },
);
