import type { Page } from 'playwright/test';
import { BAD_LISTS } from '@/devnet/services/lists/badLists';
import { startBudget } from '@/release/size/budgets';
import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { PoolPage } from '../../pages/PoolPage';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import {
  expectBlockWithinBudget,
  expectQuoteWithinBudget,
  expectWithinBudget,
  measured,
  trafficOfOneBlock,
} from '../../screen/budgets';

/** The list that is selected by default. */
const LIST = 'ab.tokenlist.json';
/** The first tokens of lists that are searched for liquidity, each with WAVAX and with PNG. */
const SEARCHED = 300;

test.beforeEach(({ exchange }) => {
  exchange.devnet.lists.serve(LIST, BAD_LISTS['many.json']);
});

/** Waits until the list of 10,000 tokens is in use. */
async function listInUse(page: Page): Promise<TokenDialog> {
  const tokens = new TokenDialog(page);
  await tokens.open('receive');
  await expect(tokens.rows.first()).toHaveAttribute('aria-setsize', /^100\d\d$/);
  return tokens;
}

test(
  'RPC-11 RPC-37 LST-18 with a list of 10,000 tokens a swap sends one batch per block, within its budget',
  fullOnly(),
  async ({ page, chains }) => {
    const swap = await connectedSwap(page);
    const tokens = await listInUse(page);
    await page.keyboard.press('Escape');
    await expect(tokens.dialog).toBeHidden();
    await expectQuoteWithinBudget(swap, chains[43114]);
  },
);

test(
  'RPC-11 RPC-37 TOK-08 with a list of 10,000 tokens the open dialog reads all balances once, and then what its budget of a block allows',
  fullOnly(),
  async ({ page, chains }) => {
    const { proxy } = chains[43114];
    await connectedSwap(page);
    proxy.resetTraffic();
    const tokens = await listInUse(page);
    // The last token of the list is read last. It has no contract, so its balance is a dash.
    await tokens.find('MANY10000');
    await expect(tokens.row('MANY10000')).toContainText('–');
    const { entries } = proxy.traffic();
    measured(`${entries} calls until all balances are read`);
    expect(entries).toBeGreaterThan(10_000);
    expect(entries).toBeLessThanOrEqual(startBudget('dialog of 10,000 tokens').calls);
    await tokens.find('');
    await expectBlockWithinBudget(chains[43114], 'dialog of 10,000 tokens');
  },
);

test(
  'RPC-11 RPC-37 LIQ-02 with a list of 10,000 tokens the pool page searches the pairs of 300 of them, and not in each block',
  fullOnly(),
  async ({ page, chains }) => {
    const { proxy } = chains[43114];
    await new SwapPage(page).openConnected();
    await listInUse(page);
    proxy.resetTraffic();
    await new PoolPage(page).open();
    await expect.poll(() => proxy.traffic().entries).toBeGreaterThan(2 * SEARCHED);
    measured(`${proxy.traffic().entries} calls in a block of the search`);
    const { calls } = startBudget('pool with 10,000 tokens');
    expect(proxy.traffic().entries).toBeLessThanOrEqual(calls);
    // Every 30th block searches again, and may be one of two.
    const [first, second] = [
      await trafficOfOneBlock(chains[43114]),
      await trafficOfOneBlock(chains[43114]),
    ];
    const usual = first.entries < second.entries ? first : second;
    expectWithinBudget(usual, 'pool with 10,000 tokens');
  },
);
