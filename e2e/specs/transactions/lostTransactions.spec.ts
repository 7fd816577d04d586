import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { sentAndWaiting } from '../../journeys/sentSwap';
import { SwapPage } from '../../pages/SwapPage';
import { Transactions } from '../../pages/Transactions';

test(
  'C09 TXN-09 a swap that the network has dropped stays pending for a day, and is then no longer tracked',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const { client } = chains[43114];
    await page.clock.install();
    const { hash } = await sentAndWaiting(page, blocks, chains[43114]);
    await client.dropTransaction({ hash });
    await blocks.mine();
    const transactions = new Transactions(page);
    await transactions.openRecent();
    await expect(transactions.rows).toContainText('Pending');
    await expect(transactions.popup(/./)).toHaveCount(0);

    await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    await page.keyboard.press('Escape');
    await client.mine({ blocks: 10 });
    await expect(transactions.popup('No longer tracked')).toBeVisible();
  },
);

test(
  'C10 a confirmed swap stays confirmed when a node no longer shows its receipt',
  fullOnly(),
  async ({ page, chains, blocks }) => {
    const chain = chains[43114];
    await sentAndWaiting(page, blocks, chain);
    await blocks.mine();
    const transactions = new Transactions(page);
    await expect(transactions.popup('Confirmed')).toBeVisible();
    chain.proxy.add({
      methods: ['eth_getTransactionReceipt', 'eth_getTransactionByHash'],
      fault: { type: 'result', result: null },
    });
    await page.reload();
    const swap = new SwapPage(page);
    await expect(swap.account()).toBeVisible();
    await blocks.mine();
    await transactions.openRecent();
    await expect(transactions.rows).toContainText('Confirmed');
  },
);
