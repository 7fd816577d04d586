import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { giveLiquidity } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Frame } from '../../pages/Frame';
import { PoolPage } from '../../pages/PoolPage';
import { Transactions } from '../../pages/Transactions';
import { saveSettings } from '../../setup/savedSettings';

/** An address as it is shown next to a symbol. */
function short(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** The user added STOP's contract on an earlier visit, under the symbol and name of PNG. */
async function addedTwin(page: Page, { tokens }: DevnetChain) {
  const { address, decimals } = tokens.STOP;
  const { symbol, name } = tokens.PNG;
  const twin = { type: 'token', chainId: 43114, address, decimals, symbol, name };
  await saveSettings(page, { tokens: { 43114: { [address]: twin }, 43113: {} } });
  return { twin: address, listed: tokens.PNG.address };
}

test(
  'TOK-18 two tokens of one symbol show their addresses in the form, the review, the approval and the list of transactions',
  fullOnly(),
  async ({ page, chains }) => {
    const { twin, listed } = await addedTwin(page, chains[43114]);
    const swap = await connectedSwap(page, `?inputCurrency=${twin}&outputCurrency=${listed}`);
    const [pays, receives] = [
      page.getByRole('button', { name: `Token to pay: PNG ${twin}` }),
      page.getByRole('button', { name: `Token to receive: PNG ${listed}` }),
    ];
    await expect(pays).toContainText(short(twin));
    await expect(receives).toContainText(short(listed));
    await expect(pays.getByText(twin)).toBeHidden();
    await receives.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(receives.getByText(listed)).toBeVisible();
    await swap.pays.fill('99999999');
    await expect(swap.action(`Insufficient PNG (${short(twin)}) balance`)).toBeDisabled();
    await swap.pays.fill('1');
    await swap.toggleFormDetails();
    const path = `PNG (${short(twin)}) → AVAX → PNG (${short(listed)})`;
    await expect(page.getByRole('img', { name: path.replace('AVAX', 'WAVAX') })).toBeVisible();
    await receives.click();
    const bases = page.getByRole('list', { name: 'Quick choices' });
    await expect(bases.getByRole('button', { name: `PNG (${short(listed)})` })).toBeVisible();
    await page.keyboard.press('Escape');
    await swap.action('Review swap').click();
    await expect(swap.reviewed(`−1 PNG (${short(twin)}), exactly`)).toBeVisible();
    await expect(swap.side(/^You pay/)).toContainText(short(twin));
    await expect(swap.side(/^You receive/)).toContainText(short(listed));
    await swap.reviewed(`Approve PNG (${short(twin)})`).click();
    await swap.confirm();
    await swap.closeSent();
    const transactions = new Transactions(page);
    await transactions.openRecent();
    await expect(transactions.recent).toContainText(`Approved PNG (${short(twin)})`);
    await expect(transactions.recent).toContainText(`Swapped 1 PNG (${short(twin)}) for`);
  },
);

test(
  'TOK-18 TXN-22 a popup and the list of transactions distinguish two tokens of one symbol, and the list has the exact digits',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const { twin, listed } = await addedTwin(page, chains[43114]);
    const swap = await connectedSwap(page, `?inputCurrency=AVAX&outputCurrency=${twin}`);
    await swap.pays.fill('1.23456789');
    await swap.action('Review swap').click();
    await blocks.hold();
    await swap.confirm();
    await swap.closeSent();
    await blocks.mine();
    const transactions = new Transactions(page);
    await expect(transactions.popups).toContainText(`PNG (${short(twin)})`);
    await expect(transactions.popups).not.toContainText(short(listed));
    await transactions.openRecent();
    // It comes late, and moves the list from under a pointer.
    await expect(new Frame(page).accountDialog).toContainText('The airdrop has');
    await expect(transactions.rows).toContainText(
      new RegExp(`^Swapped 1\\.23\\sAVAX +for [\\d,.]+\\sPNG \\(${short(twin)}\\)`),
    );
    const paid = transactions.rows.getByRole('button', { name: /^1\.23\sAVAX, exactly/ });
    await expect(transactions.rows.getByText('1.23456789 AVAX')).toBeHidden();
    await paid.hover();
    await expect(transactions.rows.getByText('1.23456789 AVAX')).toBeVisible();
    await expect(
      transactions.rows.getByRole('button', { name: new RegExp(`PNG ${twin}\\. Copy$`) }),
    ).toBeVisible();
  },
);

test(
  'TOK-18 the list of positions distinguishes the pairs of two tokens of one symbol',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const { twin, listed } = await addedTwin(page, chain);
    await giveLiquidity(chain, ['WAVAX', 'STOP'], 1n);
    await giveLiquidity(chain, ['WAVAX', 'PNG'], 1n);
    const ofTwin = `AVAX / PNG (${short(twin)})`;
    const pool = new PoolPage(page);
    await pool.openConnected();
    await pool.expectPairs([`AVAX / PNG (${short(listed)})`, ofTwin]);
    await expect(pool.row(ofTwin)).toContainText(`PNG ${short(twin)}`);
  },
);
