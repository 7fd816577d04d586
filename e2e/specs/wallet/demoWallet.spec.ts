import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { expect, test } from '../../test';

type Asked = { readonly method: string; readonly params?: readonly unknown[] };
type Outcome = { readonly result?: unknown; readonly code?: number };

/** Asks the wallet as a page does: the one announced through EIP-6963. */
function ask(page: Page, asked: Asked): Promise<Outcome> {
  return page.evaluate(
    (request) =>
      new Promise<Outcome>((resolve) => {
        window.addEventListener(
          'eip6963:announceProvider',
          (event) => {
            if (!(event instanceof CustomEvent)) return;
            event.detail.provider.request(request).then(
              (result: unknown) => resolve({ result }),
              ({ code }: { code: number }) => resolve({ code }),
            );
          },
          { once: true },
        );
        window.dispatchEvent(new Event('eip6963:requestProvider'));
      }),
    asked,
  );
}

const connect = { method: 'eth_requestAccounts' };
const accounts = { method: 'eth_accounts' };
const send = {
  method: 'eth_sendTransaction',
  params: [{ from: ACCOUNTS.demo, to: ACCOUNTS.second, value: '0x1' }],
};
const switchTo = (chainId: string) => ({
  method: 'wallet_switchEthereumChain',
  params: [{ chainId }],
});

test.beforeEach(async ({ page }) => {
  await page.goto('/swap/');
});

test(
  'the demo wallet shows no account until the page connects, and reconnects after a reload',
  fullOnly(),
  async ({ page }) => {
    expect(await ask(page, accounts)).toEqual({ result: [] });
    expect(await ask(page, connect)).toEqual({ result: [ACCOUNTS.demo] });
    await page.reload();
    expect(await ask(page, accounts)).toEqual({ result: [ACCOUNTS.demo] });
  },
);

test('the demo wallet sends on the chain it is on', fullOnly(), async ({ page, chains }) => {
  await ask(page, connect);
  await ask(page, switchTo('0xa869'));
  const before = await chains[43113].client.getBalance({ address: ACCOUNTS.second });
  await ask(page, send);
  const after = await chains[43113].client.getBalance({ address: ACCOUNTS.second });
  expect(after - before).toBe(1n);
});

test(
  'the demo wallet rejects, delays and forgets requests as scripted',
  fullOnly(),
  async ({ page, wallet }) => {
    await ask(page, connect);
    await wallet.act('rejectNext', 'eth_sendTransaction');
    expect(await ask(page, send)).toEqual({ code: 4001 });

    await wallet.act('answerNext', 'eth_sendTransaction', null);
    expect(await ask(page, send)).toEqual({ result: null });

    await wallet.act('hangNext', 'eth_accounts');
    const held = ask(page, accounts);
    await expect.poll(async () => (await wallet.requests()).at(-1)?.method).toBe('eth_accounts');
    await wallet.act('release');
    expect(await held).toEqual({ result: [ACCOUNTS.demo] });

    await wallet.act('forgetChain', 43113);
    expect(await ask(page, switchTo('0xa869'))).toEqual({ code: 4902 });
    expect(await ask(page, switchTo('0x1'))).toEqual({ code: 4902 });

    await wallet.act('lock');
    expect(await ask(page, accounts)).toEqual({ result: [] });
    expect(await ask(page, send)).toEqual({ code: 4100 });
  },
);

test(
  'the demo wallet can be set to chain 1, where it has no connection',
  fullOnly(),
  async ({ page, wallet }) => {
    await wallet.act('setChain', 1);
    expect(await ask(page, { method: 'eth_chainId' })).toEqual({ result: '0x1' });
    expect(await ask(page, { method: 'eth_blockNumber' })).toEqual({ code: 4901 });
  },
);
