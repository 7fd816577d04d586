import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ACCOUNTS } from '@/devnet/accounts';
import { filesIn } from '@/release/files';
import { mineToSearchAnd } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { withoutBlocks } from '../../chain/withoutBlocks';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SendPage } from '../../pages/SendPage';
import { expectBlockWithinBudget, expectQuoteWithinBudget } from '../../screen/budgets';
import { SITE } from '../../setup/hosts';

test('every document contains each of its styles once', async () => {
  const pages = (await filesIn(SITE)).filter((file) => file.endsWith('.html'));
  expect(pages).toContain('swap/index.html');
  for (const file of pages) {
    const html = await readFile(join(SITE, file), 'utf8');
    const [, styles = ''] = /<style[^>]*>([^<]*)<\/style>/.exec(html) ?? [];
    // The page's scripts contain the rules too, with escaped quotes.
    const rules = new Set(styles.match(/[^{}"]*\.\w{6,}\{[^{}"]{20,}\}/g));
    expect(rules.size, file).toBeGreaterThan(40);
    for (const rule of rules) expect(html.split(rule), `${rule} in ${file}`).toHaveLength(2);
  }
});

test('RPC-11 RPC-20 RPC-37 an idle swap sends one batch per block, within its budget', async ({
  page,
  chains,
}) => {
  await connectedSwap(page);
  // What is read every 30 blocks was read just now.
  await mineToSearchAnd(chains[43114], 2n);
  await expectBlockWithinBudget(chains[43114], 'idle swap');
});

test('RPC-11 RPC-14 RPC-37 a swap with a pair and an amount sends one batch per block, within its budget', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(page);
  await expectQuoteWithinBudget(swap, chains[43114]);
});

test(
  'RPC-11 RPC-20 RPC-37 a send with a recipient sends one batch per block, within its budget, and asks for its code and nonce once',
  fullOnly(),
  async ({ page, chains }) => {
    const { proxy } = chains[43114];
    const send = new SendPage(page);
    await send.openConnected();
    await send.amount.fill('1');
    proxy.resetTraffic();
    await send.recipient.fill(ACCOUNTS.second);
    await expect(send.action('Review send')).toBeEnabled();
    // Some 16 seconds of blocks.
    await expect.poll(() => proxy.traffic().methods.eth_blockNumber ?? 0).toBeGreaterThan(8);
    const { methods } = proxy.traffic();
    expect(methods.eth_getBalance ?? 0).toBe(0);
    expect([methods.eth_getCode, methods.eth_getTransactionCount]).toEqual([1, 1]);
    await expectBlockWithinBudget(chains[43114], 'send with a recipient');
  },
);

test(
  'RPC-13 RPC-09 a chain without new blocks is polled, and read just often enough to keep its figures fresh',
  fullOnly(),
  async ({ page, chains }) => {
    const { proxy } = chains[43114];
    await connectedSwap(page);
    await withoutBlocks(chains[43114], async () => {
      const polls = () => proxy.traffic().methods.eth_blockNumber ?? 0;
      await expect.poll(polls).toBeGreaterThan(2);
      proxy.resetTraffic();
      await expect.poll(polls).toBeGreaterThan(14);
      const reads = proxy.traffic().methods.eth_call ?? 0;
      expect(reads).toBeGreaterThanOrEqual(1);
      expect(reads).toBeLessThanOrEqual(2);
    });
  },
);
