import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { custom } from 'viem';
import { avalanche } from 'viem/chains';
import { createConfig, createStorage, injected, WagmiProvider } from 'wagmi';
import { useConnectOnPhone } from './useConnectOnPhone';
import { useWallet } from './useWallet';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

const request = jest.fn(
  async ({ method }: { method: string }): Promise<unknown> =>
    method === 'eth_chainId' ? '0xa86a' : [ACCOUNT],
);
const asked = () => request.mock.calls.filter(([{ method }]) => method === 'eth_requestAccounts');

function Page() {
  useConnectOnPhone(async () => [injected({ target: 'metaMask' }), injected()]);
  const wallet = useWallet();
  return <p>{'address' in wallet ? `connected ${wallet.address}` : wallet.status}</p>;
}

function open(stored: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(stored));
  const config = createConfig({
    chains: [avalanche],
    connectors: [],
    transports: { 43114: custom({ request }) },
    storage: createStorage({
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      },
    }),
  });
  return render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </WagmiProvider>,
  );
}

/** Lets everything end that a page begins. */
const settled = () => act(() => jest.advanceTimersByTimeAsync(60_000));

function inBrowserOf(userAgent: string): void {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

beforeEach(() => {
  jest.useFakeTimers();
  request.mockClear();
  window.sessionStorage.clear();
  const ethereum = { request, on: () => {}, removeListener: () => {} };
  Object.defineProperty(window, 'ethereum', { configurable: true, value: ethereum });
  inBrowserOf(PHONE);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ethereum');
});

test('WAL-08 WAL-23 in the browser of a wallet app its wallet is asked on a first visit', async () => {
  open();
  expect(await screen.findByText(`connected ${ACCOUNT}`)).toBeInTheDocument();
  expect(asked()).toHaveLength(1);
});

test('WAL-23 a user who declines is not asked again in this tab, but in another one', async () => {
  request.mockImplementation(async ({ method }) => {
    if (method === 'eth_requestAccounts')
      throw Object.assign(new Error('User rejected'), { code: 4001 });
    return method === 'eth_chainId' ? '0xa86a' : [];
  });
  const page = open();
  await settled();
  page.unmount();
  const later = open();
  await settled();
  expect(asked()).toHaveLength(1);
  expect(screen.getByText('disconnected')).toBeInTheDocument();
  later.unmount();
  // A new tab has a session storage of its own.
  window.sessionStorage.clear();
  open();
  await settled();
  expect(asked()).toHaveLength(2);
});

test.each([
  ['a wallet is saved', { 'wagmi.recentConnectorId': '"io.metamask"' }],
  ['the user has disconnected it', { 'wagmi.injected.disconnected': 'true' }],
])('WAL-23 WAL-20 no wallet is asked if %s', async (_name, stored) => {
  open(stored);
  await settled();
  expect(asked()).toHaveLength(0);
});

test('WAL-23 no wallet is asked on a desktop, or without a wallet', async () => {
  inBrowserOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36');
  const page = open();
  await settled();
  page.unmount();
  inBrowserOf(PHONE);
  Reflect.deleteProperty(window, 'ethereum');
  open();
  await settled();
  expect(asked()).toHaveLength(0);
});
