import type { Page } from 'playwright/test';

export const FOREIGN_WALLET_NAME = 'Other wallet';

/** Adds another wallet to a page. It shows these accounts to every site that asks. */
export async function announceForeignWallet(
  page: Page,
  accounts: readonly string[],
): Promise<void> {
  await page.addInitScript(
    ({ name, shown }) => {
      const answers = new Map<string, unknown>([
        ['eth_accounts', shown],
        ['eth_chainId', '0xa86a'],
      ]);
      const provider = Object.freeze({
        request: async ({ method }: { method: string }) => answers.get(method) ?? null,
        on: () => {},
        removeListener: () => {},
      });
      const info = Object.freeze({
        uuid: crypto.randomUUID(),
        name,
        icon: 'data:image/svg+xml,',
        rdns: 'exchange.pangolin.other',
      });
      const announce = () =>
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', {
            detail: Object.freeze({ info, provider }),
          }),
        );
      window.addEventListener('eip6963:requestProvider', announce);
      announce();
    },
    { name: FOREIGN_WALLET_NAME, shown: accounts },
  );
}
