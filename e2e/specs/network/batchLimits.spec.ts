import { mined } from '../../chain/minedTransactions';
import { fullOnly } from '../../fullOnly';
import { reviewedSwap } from '../../journeys/reviewedSwap';
import { historyText, openWithHistory, remembered } from '../../setup/storedTransactions';
import { expect, test } from '../../test';

/** The limits of public endpoints: three requests in a batch, or no arrays at all. */
const LIMITS = [3, 0];
const REFUSED = /status of 500/;

for (const [index, most] of LIMITS.entries()) {
  test(
    `RPC-30 a review has its preview if an endpoint accepts ${most} requests in a batch`,
    fullOnly(index > 0),
    async ({ page, chains, problems }) => {
      problems.allow(REFUSED);
      chains[43114].proxy.add({ fault: { type: 'batchLimit', most } });
      const { swap, after } = await reviewedSwap(page);
      await expect(after.region).toContainText('is shown before the network fee');
      await swap.complete();
    },
  );

  test(
    `RPC-30 TXN-01 sixteen transactions are confirmed if an endpoint accepts ${most} requests in a batch`,
    fullOnly(),
    async ({ page, chains, problems }) => {
      problems.allow(REFUSED);
      const chain = chains[43114];
      const hashes = await mined(chain, 16);
      chain.proxy.add({ fault: { type: 'batchLimit', most } });
      const records = hashes.map((hash, at) => remembered(hash, at + 1));
      const transactions = await openWithHistory(page, historyText(records));
      await transactions.openRecent();
      await expect(transactions.rows.filter({ hasText: 'Confirmed' })).toHaveCount(16);
    },
  );
}
