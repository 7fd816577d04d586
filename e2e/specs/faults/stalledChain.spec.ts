import { expect, test } from '../../chain/manualMining';
import { receiveAvax } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { approveExactly } from '../../screen/approveExactly';

test(
  'K10 APR-03 on a chain without new blocks, an approval is removed and granted again',
  fullOnly(),
  async ({ page, blocks }) => {
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await swap.choose('pay', 'USDT');
    await swap.pays.fill('1');
    await blocks.hold();
    await swap.action('Review swap').click();
    await approveExactly(swap.review);
    await expect(swap.reviewed('Approving USDT')).toBeVisible();
    await blocks.mine();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();

    await page.keyboard.press('Escape');
    await swap.pays.fill('2');
    await swap.action('Review swap').click();
    await swap.reviewed('Remove USDT approval').click();
    await expect(swap.reviewed('Removing USDT approval')).toBeVisible();
    await blocks.mine();
    await expect(swap.reviewed('Approve USDT')).toBeEnabled();
    await swap.reviewed('Approve USDT').click();
    await expect(swap.reviewed('Approving USDT')).toBeVisible();
    await blocks.mine();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  },
);

test(
  'TXN-05 ERR-31 on a chain without new blocks, a receipt that could not be read is read by a retry',
  fullOnly(),
  async ({ page, chains, blocks, problems }) => {
    problems.allow(/Details: pruned/);
    const { proxy } = chains[43114];
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await swap.choose('pay', 'USDT');
    await swap.pays.fill('1');
    await blocks.hold();
    await swap.action('Review swap').click();
    await approveExactly(swap.review);
    await expect(swap.reviewed('Approving USDT')).toBeVisible();
    proxy.add({
      methods: ['eth_getTransactionReceipt'],
      fault: { type: 'rpcError', code: -32000, message: 'pruned' },
    });
    await blocks.mine();
    proxy.resetTraffic();
    await expect
      .poll(() => proxy.traffic().methods.eth_getTransactionReceipt ?? 0)
      .toBeGreaterThan(0);
    proxy.clear();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  },
);
