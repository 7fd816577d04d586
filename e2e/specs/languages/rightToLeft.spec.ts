import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { proposalId } from '@/devnet/governance/proposals';
import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { GovernancePage } from '../../pages/GovernancePage';
import { PoolPage } from '../../pages/PoolPage';
import { RemovePage } from '../../pages/RemovePage';
import { SendPage } from '../../pages/SendPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { Transactions } from '../../pages/Transactions';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { replaceProposalTexts } from '../governance/proposalTexts';

const SYMBOL = 'שקל';
const NAME = 'שקל חדש';

/** The user added STOP's contract on an earlier visit, under a Hebrew symbol and name. */
async function addHebrewToken(page: Page, { tokens }: DevnetChain): Promise<string> {
  const { address, decimals } = tokens.STOP;
  const token = { type: 'token', chainId: 43114, address, decimals, symbol: SYMBOL, name: NAME };
  await saveSettings(page, { tokens: { 43114: { [address]: token }, 43113: {} } });
  return address;
}

/**
 * Expects that the page shows Hebrew, and each such text in an element of its own direction that
 * has no figure.
 */
async function expectIsolated(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const hebrew = /\p{Script=Hebrew}/u;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    const torn: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (!hebrew.test(textContent ?? '') || parentElement?.closest('script, option')) continue;
      count += 1;
      const own = parentElement?.closest('bdi')?.textContent;
      if (own === undefined || own === null || /\d/.test(own)) torn.push(textContent ?? '');
    }
    return { count, torn };
  });
  expect(found.torn).toEqual([]);
  expect(found.count).toBeGreaterThan(0);
}

test('LNG-19 a Hebrew symbol is apart from the figures in the form, the choice, the review, the result and the list of transactions', async ({
  page,
  chains,
}) => {
  const token = await addHebrewToken(page, chains[43114]);
  const swap = await connectedSwap(page, `?inputCurrency=${token}&outputCurrency=AVAX`);
  await swap.pays.fill('99999999');
  await expect(swap.action(/^Insufficient/)).toBeDisabled();
  await expectIsolated(page);
  await swap.pays.fill('1');
  await expect(swap.action('Review swap')).toBeEnabled();
  await swap.toggleFormDetails();
  await expectIsolated(page);
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await expect(tokens.row(SYMBOL)).toContainText(NAME);
  await expectIsolated(page);
  await page.keyboard.press('Escape');
  await swap.action('Review swap').click();
  await swap.openDetails();
  await expect(swap.reviewed(`Approve ${SYMBOL}`)).toBeEnabled();
  await expectIsolated(page);
  await swap.reviewed(`Approve ${SYMBOL}`).click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  await expectIsolated(page);
  await swap.complete();
  await expectIsolated(page);
  await swap.closeSent();
  const transactions = new Transactions(page);
  await transactions.openRecent();
  await expect(transactions.recent).toContainText(`Approved ${SYMBOL}`);
  await expectIsolated(page);
});

test(
  'LNG-19 a Hebrew symbol is apart from the figures of a position, its forms and reviews, and of a send',
  fullOnly(),
  async ({ page, chains, problems }) => {
    // A plain host has no file for these addresses.
    problems.allow(/status of 404/);
    const chain = chains[43114];
    const token = await addHebrewToken(page, chain);
    await giveLiquidity(chain, ['WAVAX', 'STOP'], 1n);
    const pool = new PoolPage(page);
    await pool.openConnected();
    const pair = `AVAX / ${SYMBOL}`;
    await pool.unfold(pair);
    await expect(pool.row(pair).locator('[data-exact]').first()).toBeVisible();
    await expectIsolated(page);

    const add = new AddPage(page);
    await add.follow(`/add/AVAX/${token}/`);
    await add.first.fill('1');
    await expect(add.action('Review supply')).toBeEnabled();
    await expectIsolated(page);
    await add.openReview();
    await expect(add.review.action(`Approve ${SYMBOL}`)).toBeEnabled();
    await expectIsolated(page);
    await page.keyboard.press('Escape');

    const remove = new RemovePage(page);
    await remove.follow('AVAX', token);
    await remove.action(/^50\s?%$/).click();
    await expectIsolated(page);
    await remove.openReview();
    await expect(remove.review.dialog).toContainText(SYMBOL);
    await expectIsolated(page);
    await page.keyboard.press('Escape');

    const send = new SendPage(page);
    await page.goto('/send/');
    await send.choose(SYMBOL);
    await send.openReview('1', ACCOUNTS.second);
    await expect(send.review).toContainText(SYMBOL);
    await expectIsolated(page);
  },
);

test(
  'LNG-19 a Hebrew title is apart from the figures of its proposal, in the list, on its screen, in the title of its tab and in the review of a vote',
  fullOnly(),
  async ({ page, problems, wallet }) => {
    problems.allow(/status of 404/);
    await wallet.prepare({ isConnected: true });
    await replaceProposalTexts(page, () => '# הצעה\n\nText');
    const governance = new GovernancePage(page);
    await governance.openList();
    await expect(governance.rows.first()).toContainText('הצעה');
    await expectIsolated(page);
    await governance.open(proposalId('voted'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('הצעה');
    await expect(page).toHaveTitle('\u2068הצעה\u2069 · Pangolin');
    await governance.openVoteReview('For');
    await expect(governance.review).toContainText('הצעה');
    await expectIsolated(page);
  },
);
