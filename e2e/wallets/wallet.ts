import type { Page } from 'playwright/test';
import type { PracticeWallet, WalletRequest } from '@/devnet/wallet/practiceWallet';
import type { WalletState } from '@/devnet/wallet/walletState';

/** The user of a page's demo wallet. */
export type Wallet = {
  /** Sets the wallet's state when the page first asks. Call it before the page is opened. */
  readonly prepare: (state: Partial<WalletState>) => Promise<void>;
  readonly requests: () => Promise<readonly WalletRequest[]>;
  /** Calls a function of `PracticeWallet`: `act('rejectNext', 'eth_sendTransaction')`. */
  readonly act: <Name extends keyof PracticeWallet>(
    name: Name,
    ...parameters: Parameters<PracticeWallet[Name]>
  ) => Promise<void>;
};

/** The wallet of a page. */
export function walletOf(page: Page): Wallet {
  return {
    prepare: async (state) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('practiceWallet') === null)
          sessionStorage.setItem('practiceWallet', text);
      }, JSON.stringify(state));
    },
    requests: () => page.evaluate(() => window.__practiceWallet.requests()),
    act: async (name, ...parameters) => {
      await page.evaluate(
        (act) => {
          Reflect.apply(window.__practiceWallet[act.name], undefined, act.parameters);
        },
        { name, parameters },
      );
    },
  };
}

/** The requests with which a page asks the wallet to connect. */
export const CONNECT_METHODS = ['wallet_requestPermissions', 'eth_requestAccounts'] as const;

/** How often the page has called one of these methods of the wallet since it was loaded. */
export async function countOf(wallet: Wallet, ...methods: readonly string[]): Promise<number> {
  return (await wallet.requests()).filter(({ method }) => methods.includes(method)).length;
}
