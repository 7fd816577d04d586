import { readFile } from 'node:fs/promises';
import { type Hash, zeroHash } from 'viem';
import { sendTransaction } from 'viem/actions';
import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../chain/manualMining';
import { mined } from '../../chain/minedTransactions';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Transactions } from '../../pages/Transactions';
import { accessibilityViolations } from '../../screen/axe';
import {
  historyText,
  openWithHistory,
  remembered,
  TRANSACTIONS_KEY,
} from '../../setup/storedTransactions';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored wrap that has ended. */
function ended(hash: Hash, wei: number, addedTime = Date.now()) {
  const receipt = {
    ...{ blockHash: zeroHash, blockNumber: '1', contractAddress: null, from: ACCOUNTS.demo },
    ...{ status: 1, to: ACCOUNTS.second, transactionHash: hash, transactionIndex: 0 },
  };
  return { ...remembered(hash, wei, addedTime), receipt };
}

const hashOf = (n: number): Hash => `0x${String(n).padStart(64, '0')}`;

test('ACT-07 ACT-06 a swap opens to what its review stated and what its receipt shows, by keyboard, and is downloaded', async ({
  page,
}) => {
  const swap = await quotedSwap(page);
  await swap.action('Review swap').click();
  await swap.confirm();
  await swap.closeSent();
  const transactions = new Transactions(page);
  await expect(transactions.popup('Confirmed').or(transactions.opener).first()).toBeVisible();
  await transactions.openAll();
  const details = transactions.all.getByRole('button', { name: /^Details: Swapped/ });
  await expect(details).toBeVisible();
  await details.focus();
  await page.keyboard.press('Enter');
  const fact = (term: string) => transactions.all.locator('dl > div').filter({ hasText: term });
  await expect(fact('Estimated').nth(1)).toContainText(/\d/);
  await expect(fact('At least')).toContainText(/\d/);
  await expect(fact('Received')).toContainText(/\d/);
  await expect(fact('Network fee estimated')).toContainText(/\d\sAVAX/);
  await expect(fact('Network fee paid')).toContainText(/\d\sAVAX/);
  await expect(fact('Confirmed after')).toContainText(/^Confirmed after\d+ blocks?$/);
  expect(await accessibilityViolations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await transactions.all.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await downloading).path();
  const [head, row] = (await readFile(file, 'utf8')).split('\r\n');
  expect(head).toMatch(/^time_utc,chain_id,type,status,paid_1/);
  expect(row).toMatch(/Z,43114,swap,confirmed,/);
  await page.keyboard.press('Escape');
  await expect(transactions.all).toBeHidden();
  await expect(transactions.recent).toBeVisible();
});

test('ACT-01 ACT-02 ACT-04 what has left the history stays over a reload, is found, and is cleared for good', async ({
  page,
}) => {
  const records = [ended(hashOf(1), 1), ended(hashOf(2), 2, Date.now() - 40 * DAY_MS)];
  const transactions = await openWithHistory(page, historyText(records));
  await transactions.openAll();
  await expect(transactions.all).toContainText('2 transactions');
  await page.evaluate(({ key, history }) => localStorage.setItem(key, history), {
    key: TRANSACTIONS_KEY,
    history: historyText([]),
  });
  await page.reload();
  await transactions.openAll();
  await expect(transactions.all).toContainText('2 transactions');
  await transactions.all.getByRole('searchbox').fill(hashOf(2));
  await expect(transactions.all).toContainText('1 transaction');
  await expect(transactions.all).toContainText('Wrapped 2 AVAX');
  await transactions.all.getByRole('button', { name: 'Clear all' }).click();
  await transactions.all.getByRole('button', { name: 'Clear for good?' }).click();
  await expect(transactions.all).toContainText('No transactions yet.');
  await page.reload();
  await transactions.openAll();
  await expect(transactions.all).toContainText('No transactions yet.');
});

test('ACT-02 what one tab has sent is listed once in another, and what that one clears stays cleared in both', async ({
  page,
  context,
}) => {
  const first = await openWithHistory(page, historyText([ended(hashOf(1), 1)]));
  const tab = await context.newPage();
  const swap = await quotedSwap(tab);
  await swap.action('Review swap').click();
  await swap.complete();
  await tab.keyboard.press('Escape');
  const second = new Transactions(tab);
  for (const transactions of [first, second]) {
    await transactions.openAll();
    await expect(transactions.all).toContainText('2 transactions');
    await expect(transactions.all.getByRole('button', { name: /^Details: Swapped/ })).toHaveCount(
      1,
    );
  }
  await first.all.getByRole('button', { name: 'Clear all' }).click();
  await first.all.getByRole('button', { name: 'Clear for good?' }).click();
  for (const transactions of [first, second]) {
    await expect(transactions.all).toContainText('No transactions yet.');
    await transactions.page.reload();
    await transactions.openAll();
    await expect(transactions.all).toContainText('No transactions yet.');
  }
});

test("ACT-09 a pasted hash adds the account's own transaction, and says why another one is not", async ({
  page,
  chains,
}) => {
  const { client } = chains[43114];
  const [own = zeroHash] = await mined(chains[43114], 1);
  const to = ACCOUNTS.demo;
  const foreign = await sendTransaction(client, {
    ...{ account: ACCOUNTS.second, chain: null, to, value: 1n },
  });
  await client.mine({ blocks: 1 });
  const transactions = await openWithHistory(page, historyText([]));
  await transactions.openAll();
  const add = transactions.all.getByRole('button', { name: 'Add this transaction' });
  const search = transactions.all.getByRole('searchbox');
  await search.fill(foreign);
  await add.click();
  await expect(transactions.all).toContainText('Sent by another account.');
  await search.fill(hashOf(7));
  await add.click();
  await expect(transactions.all).toContainText('Not found on Avalanche.');
  await search.fill(own);
  await add.click();
  await expect(transactions.all).toContainText('1 transaction');
  await expect(transactions.all).toContainText(/Sent <0\.000001 AVAX to/);
});
