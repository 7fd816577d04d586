import type { Page } from 'playwright/test';

/** How the wallet's user answers its requests to connect. */
type Answer = 'agree' | 'decline' | 'wait';

type AnnouncedWallet = {
  readonly name: string;
  /** The reverse domain name of its maker. */
  readonly rdns: string;
  readonly account: string;
  /** When it announces itself: at the start by default. */
  readonly afterMs?: number;
};

/** The user of a wallet. */
export type WalletUser = {
  readonly answer: (answer: Answer) => Promise<void>;
  /** How often the page has asked to connect since it was loaded. */
  readonly asked: () => Promise<number>;
  /** Agrees to the requests that wait. */
  readonly agree: () => Promise<void>;
};

/** Adds a wallet to a page, whose user agrees to connect by default. */
export async function announceWallet(page: Page, wallet: AnnouncedWallet): Promise<WalletUser> {
  const key = `${wallet.name} ${wallet.rdns} ${wallet.account}`;
  await page.addInitScript(
    ({ name, rdns, account, afterMs = 0, own }) => {
      const waiting: (() => void)[] = [];
      const user = { answer: 'agree', asked: 0, agree: () => waiting.splice(0).map((go) => go()) };
      window.__walletUsers = { ...window.__walletUsers, [own]: user };
      const isShown = () => sessionStorage.getItem(own) !== null;
      const show = () => {
        sessionStorage.setItem(own, 'shown');
        return [account];
      };
      const connect = async () => {
        user.asked++;
        if (user.answer === 'decline') throw { code: 4001, message: 'Declined.' };
        if (user.answer === 'wait') await new Promise<void>((resolve) => waiting.push(resolve));
        return show();
      };
      const request = async ({ method }: { method: string }) => {
        if (method === 'eth_requestAccounts') return connect();
        if (method === 'eth_accounts') return isShown() ? [account] : [];
        if (method === 'eth_chainId') return '0xa86a';
        throw { code: 4200, message: 'Unsupported.' };
      };
      const provider = { request, on: () => {}, removeListener: () => {} };
      const info = { uuid: crypto.randomUUID(), name, icon: 'data:image/svg+xml,', rdns };
      const detail = Object.freeze({ info: Object.freeze(info), provider });
      const announce = () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      const begin = () => {
        window.addEventListener('eip6963:requestProvider', announce);
        announce();
      };
      // The page waits for a late wallet, not the test.
      if (afterMs > 0) setTimeout(begin, afterMs);
      else begin();
    },
    { ...wallet, own: key },
  );
  return {
    answer: (answer) =>
      page.evaluate(
        ([own, next]) => {
          const user = window.__walletUsers?.[own];
          if (user) user.answer = next;
        },
        [key, answer] as const,
      ),
    asked: () => page.evaluate((own) => window.__walletUsers?.[own]?.asked ?? 0, key),
    agree: () => page.evaluate((own) => void window.__walletUsers?.[own]?.agree(), key),
  };
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    __walletUsers?: Record<string, { answer: string; asked: number; agree: () => unknown }>;
  }
}
