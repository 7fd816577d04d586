import { numberToHex, zeroHash } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { expect, test } from '../../chain/manualMining';
import { mined } from '../../chain/minedTransactions';
import { fullOnly } from '../../fullOnly';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Transactions } from '../../pages/Transactions';
import {
  firstHistoryText,
  historyText,
  openWithHistory,
  remembered,
  TRANSACTIONS_KEY,
} from '../../setup/storedTransactions';

const INCOMPLETE = /^Some transactions can't be read/;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const usable = {
  transactionHash: zeroHash,
  blockHash: zeroHash,
  blockNumber: '0x1',
  contractAddress: null,
  from: ACCOUNTS.demo,
  to: ACCOUNTS.second,
  transactionIndex: '0x0',
  status: '0x1',
  logs: [],
};

for (const { what, wrong } of [
  { what: 'without a block', wrong: { blockNumber: null } },
  { what: 'without an account', wrong: { from: undefined } },
  { what: 'with a status of its own', wrong: { status: '0x7' } },
  { what: 'with an index that is not a number', wrong: { transactionIndex: 'first' } },
  { what: 'of another transaction', wrong: {} },
])
  test(
    `TXN-21 a receipt ${what} is rejected: the transaction stays pending, is asked for again, and survives a reload`,
    fullOnly(),
    async ({ page, chains, problems }) => {
      problems.allow(/UnusableReceiptError|Unusable receipt/);
      const chain = chains[43114];
      const [hash = zeroHash] = await mined(chain, 1);
      const transactionHash = what === 'of another transaction' ? zeroHash : hash;
      chain.proxy.add({
        methods: ['eth_getTransactionReceipt'],
        fault: { type: 'result', result: { ...usable, transactionHash, ...wrong } },
      });
      const transactions = await openWithHistory(page, historyText([remembered(hash, 1)]));
      await transactions.openRecent();
      await expect(transactions.rows).toContainText('Pending');
      await expect(transactions.rows).toContainText('Status unknown. Retrying.');
      await page.reload();
      await transactions.openRecent();
      await expect(transactions.rows).toContainText('Pending');
      chain.proxy.clear();
      await chain.client.mine({ blocks: 1 });
      await expect(transactions.rows).toContainText('Confirmed');
      await page.reload();
      await transactions.openRecent();
      await expect(transactions.rows).toContainText('Confirmed');
    },
  );

test(
  'TXN-21 S12 one malformed record of 500 is dropped alone, and a notice says so once',
  fullOnly(),
  async ({ page }) => {
    const dropped = { ending: 'dropped', confirmedTime: Date.now() };
    const records = Array.from({ length: 500 }, (_, n) => ({
      ...remembered(numberToHex(n + 1, { size: 32 }), n + 1),
      ...dropped,
      ...(n === 7 && { receipt: { blockNumber: null } }),
    }));
    const transactions = await openWithHistory(page, historyText(records));
    await expect(page.getByText(INCOMPLETE)).toBeVisible();
    await transactions.openRecent();
    await expect(transactions.rows).toHaveCount(499);
    expect(await transactions.stored()).toHaveLength(499);
    const aside = await page.evaluate(
      (key) => localStorage.getItem(`${key}.quarantine`),
      TRANSACTIONS_KEY,
    );
    expect(aside).toBe(historyText(records));
    await page.reload();
    await transactions.openRecent();
    await expect(transactions.rows).toHaveCount(499);
    await expect(page.getByText(INCOMPLETE)).toHaveCount(0);
  },
);

test(
  'S14 S07 a history of the first release is kept, and a chain that was reset since is asked at once',
  fullOnly(),
  async ({ page, chains }) => {
    const [hash = zeroHash] = await mined(chains[43114], 1);
    const before = { ...remembered(hash, 1), lastCheckedBlockNumber: '99000000' };
    const transactions = await openWithHistory(page, firstHistoryText([before]));
    await expect(transactions.popup('Confirmed')).toHaveCount(1);
  },
);

test(
  'S10 TXN-06 a transaction sent after a "Clear all" with a clock a year ahead stays, in every tab',
  fullOnly(),
  async ({ page, context }) => {
    await page.addInitScript((ahead) => {
      const now = Date.now;
      Date.now = () => now() + ahead;
    }, YEAR_MS);
    const ahead = remembered(numberToHex(5, { size: 32 }), 1, Date.now() + YEAR_MS);
    const wrongClock = await openWithHistory(page, historyText([{ ...ahead, ending: 'dropped' }]));
    await wrongClock.openRecent();
    await wrongClock.clearAll.click();
    await expect(wrongClock.rows).toHaveCount(0);

    const tab = await context.newPage();
    const swap = await quotedSwap(tab);
    await swap.action('Review swap').click();
    await swap.complete();
    await tab.reload();
    const transactions = new Transactions(tab);
    await transactions.openRecent();
    await expect(transactions.rows).toContainText('Confirmed');
    expect(await transactions.stored()).toHaveLength(1);
  },
);
