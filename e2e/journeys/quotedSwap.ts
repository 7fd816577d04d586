import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { setBalance } from '@/e2e/chain/setBalance';
import { Frame } from '@/e2e/pages/Frame';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { BUSY, UNREACHABLE } from '@/e2e/screen/networkNotices';
import { expect } from '@/e2e/test';
import type { Wallet } from '@/e2e/wallets/wallet';
import { connectedSwap } from './connectedSwap';

/** The amount in the form. */
export const TYPED = '1.25';
/** A connected swap form with an amount and a quote. */
export async function quoted(page: Page): Promise<SwapPage> {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill(TYPED);
  await expect(swap.action(/^(Review swap|Swap now)$/)).toBeEnabled();
  // Their code is loaded by then.
  await expect(page.getByText('Price curve')).toBeAttached();
  return swap;
}

/** The review of that swap, before the wallet is asked. */
export async function reviewed(page: Page): Promise<SwapPage> {
  const swap = await quoted(page);
  await swap.action('Review swap').click();
  await expect(swap.review).toBeVisible();
  return swap;
}

/** Expects that the form keeps its amount and the wallet was asked to send nothing. */
export async function expectKept(swap: SwapPage, wallet: Wallet): Promise<void> {
  await expect(swap.pays).toHaveValue(TYPED);
  await expect(swap.page.getByRole('button', { name: 'Token to receive: PNG' })).toBeVisible();
  const sent = (await wallet.requests()).filter(({ method }) => method === 'eth_sendTransaction');
  expect(sent).toEqual([]);
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
