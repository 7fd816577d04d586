import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { setBalance } from '@/e2e/chain/setBalance';
import { TYPED } from '@/e2e/journeys/quotedSwap';
import { Frame } from '@/e2e/pages/Frame';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { expect } from '@/e2e/test';
import { countOf, type Wallet } from '@/e2e/wallets/wallet';
import { BUSY, UNREACHABLE } from './networkNotices';

/** Expects that the form keeps its amount, and the wallet was asked to send nothing. */
export async function expectFormKept(swap: SwapPage, wallet: Wallet, typed = TYPED): Promise<void> {
  await expect(swap.pays).toHaveValue(typed);
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
}

/** Expects that the form keeps its amount and its token, and the wallet was asked to send nothing. */
export async function expectKept(swap: SwapPage, wallet: Wallet): Promise<void> {
  await expectFormKept(swap, wallet);
  await expect(swap.page.getByRole('button', { name: 'Token to receive: PNG' })).toBeVisible();
}

/** Waits until the page has asked the node once more and has the answer: two requests later. */
export async function expectAskedAgain({ proxy }: DevnetChain, method: string): Promise<void> {
  proxy.resetTraffic();
  await expect.poll(() => proxy.traffic().methods[method] ?? 0).toBeGreaterThan(1);
}

/** Mines a block and waits until the page shows it with its figures. */
export async function expectRecovered(page: Page, chain: DevnetChain): Promise<void> {
  const frame = new Frame(page);
  await setBalance(chain, '123.25');
  await chain.client.mine({ blocks: 1 });
  const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }));
  await expect.poll(() => frame.blockNumber()).toBeGreaterThanOrEqual(head);
  await expect(page.getByText('Balance 123.25')).toBeVisible();
  await expect(frame.notice(BUSY)).toBeHidden();
  await expect(frame.notice(UNREACHABLE)).toBeHidden();
}
