import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { BAD_LISTS } from '@/devnet/services/lists/badLists';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

/** The user has added STOP's contract on an earlier visit, under another symbol and name. */
async function savedAs(page: Page, { tokens }: DevnetChain, symbol: string, name: string) {
  const { address, decimals } = tokens.STOP;
  const token = { type: 'token', chainId: 43114, address, decimals, symbol, name };
  await saveSettings(page, { tokens: { 43114: { [address]: token }, 43113: {} } });
}

async function opened(page: Page): Promise<TokenDialog> {
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  return tokens;
}

test(
  'TOK-08 TOK-15 a look-alike is listed below the token of the catalogue, and its row says what it is not',
  fullOnly(),
  async ({ page, chains }) => {
    await savedAs(page, chains[43114], 'J0E', 'JOE Token');
    await new SwapPage(page).open();
    const tokens = await opened(page);
    await tokens.find('j');
    await expect(tokens.rows).toHaveText([
      /^JOE/,
      /^J0E.*Not the real JOE · Added by you · 0x.{4}….{4} · JOE Token/,
      /^GAJ/,
    ]);
    await tokens.find('');
    await tokens.reverse.click();
    await tokens.find('j');
    await expect(tokens.rows).toHaveText([/^JOE/, /^J0E/, /^GAJ/]);
  },
);

test(
  'TOK-01 TOK-13 only the native coin is called AVAX, and Enter picks it',
  fullOnly(),
  async ({ page, chains }) => {
    await savedAs(page, chains[43114], 'A\u200bVAX', 'Avalanche');
    await connectedSwap(page);
    const tokens = await opened(page);
    await tokens.find('avalanche');
    await expect(tokens.rows).toHaveText([
      /^AVAX.*Avalanche/,
      /^UNKNOWN.*Added by you · 0x.{4}….{4} · Avalanche/,
    ]);
    await tokens.find('avax');
    await expect(tokens.answer).toHaveText('Enter selects AVAX, Avalanche.');
  },
);

test(
  'TOK-15 TOK-18 the names of a hostile list are cleaned and marked, and Enter picks none that has a double',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    devnet.lists.serve('ab.tokenlist.json', BAD_LISTS['hostile.json']);
    await connectedSwap(page);
    const tokens = await opened(page);
    await tokens.find('<script>');
    await expect(tokens.rows).toHaveText([/^script.*<script>alert\(1\)<\/script>/]);
    await tokens.find('usdc');
    await expect(tokens.rows).toHaveText([
      /^USDC *0xE401…3310 · USD Coin/,
      /^USDC\.e *0xA7D7…C664 · USD Coin/,
      /^USDC\.e *Not the real USDC\.e · 0x.* · USD Coin/,
    ]);
    await tokens.find('usdc.e');
    await tokens.search.press('Enter');
    await expect(tokens.dialog).toBeVisible();
    await tokens.find('cdsu');
    await expect(tokens.rows).toHaveText([/^CDSU *0x.*USD nioC/]);
  },
);
