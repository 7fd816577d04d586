import type { Page } from 'playwright/test';

/** Adds a wallet to a page as most extensions do: announced, and as `window.ethereum`. */
export async function injectTwice(
  page: Page,
  wallet: { readonly name: string; readonly account: string },
): Promise<void> {
  await page.addInitScript(({ name, account }) => {
    const listeners = new Set<(accounts: readonly string[]) => void>();
    const accounts = () => (sessionStorage.getItem('allows') === null ? [] : [account]);
    const request = async ({ method }: { method: string }) => {
      switch (method) {
        case 'eth_requestAccounts':
          sessionStorage.setItem('allows', '');
          return accounts();
        case 'eth_accounts':
          return accounts();
        case 'eth_chainId':
          return '0xa86a';
        case 'wallet_revokePermissions':
          sessionStorage.removeItem('allows');
          for (const tell of listeners) tell([]);
          return null;
        default:
          throw { code: 4200, message: 'Unsupported.' };
      }
    };
    const provider = {
      request,
      on: (event: string, listener: () => void) => {
        if (event === 'accountsChanged') listeners.add(listener);
      },
      removeListener: (_event: string, listener: () => void) => listeners.delete(listener),
    };
    const info = {
      uuid: crypto.randomUUID(),
      name,
      icon: 'data:image/svg+xml,',
      rdns: 'org.twice',
    };
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
      );
    Object.assign(window, { ethereum: provider });
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  }, wallet);
}
