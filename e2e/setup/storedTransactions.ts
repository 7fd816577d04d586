import type { Page } from 'playwright/test';
import { type Hash, keccak256 } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { Transactions } from '@/e2e/pages/Transactions';
import { walletOf } from '@/e2e/wallets/wallet';

/** The storage key of the transactions. */
export const TRANSACTIONS_KEY = 'pangolin.transactions';

const avax = {
  type: 'native',
  chainId: 43114,
  decimals: 18,
  symbol: 'AVAX',
  name: 'Avalanche',
} as const;

/** A stored pending wrap of the demo account; `wei` distinguishes it from others. */
export function remembered(hash: Hash, wei: number, addedTime = Date.now()) {
  return {
    hash,
    from: ACCOUNTS.demo,
    chainId: 43114,
    summary: { type: 'wrap', amount: { currency: avax, raw: `${wei}${'0'.repeat(18)}` } },
    to: ACCOUNTS.second,
    value: '1',
    dataHash: keccak256('0x'),
    addedTime: addedTime + wei,
  };
}

/** The stored form of a history. */
export function historyText(records: readonly unknown[]): string {
  return JSON.stringify({ version: 2, state: { records, cleared: [] } });
}

/** The stored form of the first release. */
export function firstHistoryText(records: readonly unknown[]): string {
  const state = { records, clearedTime: { 43114: 0, 43113: 0 } };
  return JSON.stringify({ version: 1, state });
}

/** Opens a page on a device with this stored text, with its wallet connected. */
export async function openWithHistory(
  page: Page,
  text: string,
  path = '/swap/',
): Promise<Transactions> {
  await walletOf(page).prepare({ isConnected: true });
  await page.addInitScript(
    ({ key, history }) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, history);
    },
    { key: TRANSACTIONS_KEY, history: text },
  );
  await page.goto(path);
  return new Transactions(page);
}
