import type { Locator, Page } from 'playwright/test';
import { concat, type Hex, numberToHex, pad, size, stringToHex } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { AddPage } from '../../pages/AddPage';
import { RemovePage } from '../../pages/RemovePage';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

/** The user added STOP, which no list has, on an earlier visit. */
async function added(page: Page, { tokens }: DevnetChain): Promise<string> {
  const { address, decimals, symbol, name } = tokens.STOP;
  const token = { type: 'token', chainId: 43114, address, decimals, symbol, name };
  await saveSettings(page, { tokens: { 43114: { [address]: token }, 43113: {} } });
  return address;
}

async function expectMarked(review: Locator, address: string): Promise<void> {
  const mark = review.getByText('Added by you').locator('..');
  await expect(mark).toHaveCount(1);
  await expect(mark).toContainText(address);
}

test('TOK-15 the review of a swap marks a token that the user has added, with its whole address', async ({
  page,
  chains,
}) => {
  const address = await added(page, chains[43114]);
  const swap = await quotedSwap(page);
  await swap.choose('receive', 'STOP');
  await swap.action('Review swap').click();
  await expectMarked(swap.review, address);
  await page.setViewportSize({ width: 320, height: 700 });
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test(
  'TOK-15 the review of a supply marks a token that the user has added, with its whole address',
  fullOnly(),
  async ({ page, chains }) => {
    const address = await added(page, chains[43114]);
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${address}/`);
    await add.first.fill('1');
    await add.openReview();
    await add.approve('STOP');
    await expectMarked(add.review.dialog, address);
  },
);

test(
  'TOK-15 the review of a removal marks a token that the user has added, with its whole address',
  fullOnly(),
  async ({ page, chains }) => {
    await giveLiquidity(chains[43114], ['WAVAX', 'STOP'], 1n);
    const address = await added(page, chains[43114]);
    const remove = new RemovePage(page);
    await remove.openConnected('AVAX', address);
    await remove.action('50%').click();
    await remove.openReview();
    await remove.review.action('Approve with a signature').click();
    await expectMarked(remove.review.dialog, address);
  },
);

/**
 * A word with a text of at most 15 letters of one or two bytes, as Solidity stores a short string.
 */
function storedText(text: string): Hex {
  const bytes = stringToHex(text);
  return concat([
    pad(bytes, { size: 31, dir: 'right' }),
    numberToHex(size(bytes) * 2, { size: 1 }),
  ]);
}

/** The storage slot of a plain token's symbol. */
const SYMBOL_SLOT = 4;

test('TOK-15 a symbol in the letters of another script is distinguished from the known one that it looks like', async ({
  page,
  chains,
}) => {
  const { client, tokens: seeded } = chains[43114];
  const { address } = seeded.STOP;
  // The first letter is Cyrillic, and an invisible letter is among the others.
  const value = storedText('\u0420N\u200bG');
  await client.setStorageAt({ address, index: SYMBOL_SLOT, value });
  const tokens = new TokenDialog(page);
  await new SwapPage(page).openConnected();
  await tokens.open('receive');
  await tokens.find(address);
  await tokens.rows.first().getByRole('button').click();
  await expect(tokens.warning.getByRole('alert')).toHaveText(/^Not the PNG \(Pangolin\)/);
});
