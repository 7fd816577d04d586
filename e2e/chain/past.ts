import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { heldBy, type PoolKeys } from '@/devnet/past/pastPool';
import type { Past } from '@/devnet/past/seedPast';
import type { FaultProxy } from '@/devnet/proxy/faultProxy';
import type { Post } from '@/devnet/proxy/traffic';
import { configure, PRACTICE } from '../setup/configuration';

/**
 * Gives the page of a site two endpoints of Avalanche: the one of `proxy`, then that of
 * `walletProxy`. Call it before the page is opened, without a wallet.
 */
export function configureTwoEndpoints(page: Page): Promise<void> {
  const both = ['/rpc/43114', '/__practice/rpc/43114'];
  return configure(page, { ...PRACTICE, rpc: { ...PRACTICE.rpc, 43114: both } });
}

/** The POSTs that ask for the past: for kept states, or for logs. */
export function postsForPast({ posts }: Pick<FaultProxy, 'posts'>): readonly Post[] {
  return posts().filter(isForPast);
}

export function isForPast({ methods, isOfKeptStates }: Post): boolean {
  return isOfKeptStates || methods.includes('eth_getLogs');
}

/** The price of a pool after each kept block, in whole tokens, by its contract. */
export async function pricesAtKept(
  chain: DevnetChain,
  keys: PoolKeys,
  { kept }: Past,
): Promise<readonly number[]> {
  const [a, b] = [chain.tokens[keys[0]].decimals, chain.tokens[keys[1]].decimals];
  const prices: number[] = [];
  for (const block of kept) {
    const [first, second] = await heldBy(chain, keys, block);
    prices.push((Number(second) / Number(first)) * 10 ** (a - b));
  }
  return prices;
}
