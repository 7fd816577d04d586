import type { BrowserContext } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';

const KEY = 'pangolin.airdrop';

/**
 * From the next load on, the local accounts have already seen what they may claim from the airdrop,
 * so that no popup covers what a test is about.
 */
export async function markAirdropSeen(context: BrowserContext): Promise<void> {
  const text = JSON.stringify({ version: 1, state: { accounts: Object.values(ACCOUNTS) } });
  await context.addInitScript(
    ([key, invited]) => {
      try {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, invited);
      } catch {
        // A test has taken the storage from the page.
      }
    },
    [KEY, text] as const,
  );
}
