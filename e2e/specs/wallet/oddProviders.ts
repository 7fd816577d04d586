import type { Page } from 'playwright/test';

/** Unusual but valid behaviour of wallets. */
export const ODD_PROVIDERS = [
  'is a Proxy with a get trap only',
  'is announced twice',
  'is injected late',
  'has functions that need their object',
] as const;

type OddProvider = (typeof ODD_PROVIDERS)[number];

const NAME = 'Odd wallet';

/** Adds a wallet to a page, with keys in the local node. Returns the wallet's name. */
export async function installOddProvider(
  page: Page,
  odd: OddProvider,
  account: string,
): Promise<string> {
  await page.addInitScript(
    ({ name, oddity, shown }) => {
      const ACCOUNTS_METHODS = ['eth_accounts', 'eth_requestAccounts'];
      class Provider {
        #accounts: readonly string[] = [];

        async request({ method, params = [] }: { method: string; params?: unknown[] }) {
          // A private field: this function works only as a method of its object.
          if (method === 'eth_requestAccounts') this.#accounts = [shown];
          if (ACCOUNTS_METHODS.includes(method)) return this.#accounts;
          if (method === 'eth_chainId') return '0xa86a';
          if (method.startsWith('wallet_')) throw { code: 4200, message: 'Unsupported.' };
          const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
          const response = await fetch('/__practice/rpc/43114', { method: 'POST', body });
          const { result, error } = await response.json();
          if (error !== undefined) throw error;
          return result;
        }

        on() {}

        removeListener() {}
      }
      const own = new Provider();
      const bound = (property: string | symbol) => {
        const value: unknown = Reflect.get(own, property);
        return typeof value === 'function' ? value.bind(own) : value;
      };
      const isProxy = oddity === 'is a Proxy with a get trap only';
      const provider = isProxy ? new Proxy({}, { get: (_, property) => bound(property) }) : own;
      const info = {
        uuid: crypto.randomUUID(),
        name,
        icon: 'data:image/svg+xml,',
        rdns: 'exchange.pangolin.odd',
      };
      const detail = Object.freeze({ info: Object.freeze(info), provider });
      const announce = () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      const begin = () => {
        window.addEventListener('eip6963:requestProvider', announce);
        announce();
        if (oddity === 'is announced twice') announce();
      };
      // Announces itself late: the page has already asked for wallets and shows its form.
      if (oddity === 'is injected late') setTimeout(begin, 3_000);
      else begin();
    },
    { name: NAME, oddity: odd, shown: account },
  );
  return NAME;
}
