import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { custom } from 'viem';
import { avalanche } from 'viem/chains';
import { createConfig, createConnector, createStorage, WagmiProvider } from 'wagmi';
import { hasReconnectFailedAtom } from './atoms';
import { type LoadConnectors, useReconnectLazily } from './useReconnectLazily';
import { useWallet } from './useWallet';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function memory(stored: Record<string, string>) {
  const values = new Map(Object.entries(stored));
  return createStorage({
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
  });
}

/** A wallet that is loaded on demand and still authorised from the last visit. */
function rememberingWallet(setup: () => void) {
  return createConnector(() => ({
    id: 'walletConnect',
    name: 'Remembering Wallet',
    type: 'walletConnect',
    setup: async () => setup(),
    connect: async () => ({ accounts: [ACCOUNT] as never, chainId: 43114 }),
    disconnect: async () => {},
    getAccounts: async () => [ACCOUNT],
    getChainId: async () => 43114,
    getProvider: async () => ({}),
    isAuthorized: async () => true,
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => {},
  }));
}

function Page({ load }: { load: LoadConnectors }) {
  useReconnectLazily(load);
  const wallet = useWallet();
  return <p>{wallet.status === 'connected' ? `connected ${wallet.address}` : wallet.status}</p>;
}

function open(load: LoadConnectors, stored: Record<string, string> = {}) {
  const config = createConfig({
    chains: [avalanche],
    connectors: [],
    transports: { 43114: custom({ request: async () => null }) },
    storage: memory(stored),
    ssr: true,
  });
  render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <Page load={load} />
      </QueryClientProvider>
    </WagmiProvider>,
  );
  return config;
}

test('WAL-08 a wallet that is loaded on demand reconnects on load, without its own start-up', async () => {
  const setup = jest.fn();
  const load = jest.fn(async () => [rememberingWallet(setup)]);
  open(load, { 'wagmi.recentConnectorId': '"walletConnect"' });
  expect(await screen.findByText(`connected ${ACCOUNT}`)).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  expect(setup).not.toHaveBeenCalled();
});

test('WAL-09 a first visit loads no wallet and stays disconnected', async () => {
  const load = jest.fn(async () => []);
  open(load);
  expect(await screen.findByText('disconnected')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('WAL-08 a stored wallet that no longer exists leaves the page disconnected', async () => {
  const load = jest.fn(async () => []);
  open(load, { 'wagmi.recentConnectorId': '"gone"' });
  expect(await screen.findByText('disconnected')).toBeInTheDocument();
});

test('ERR-16 a connection manager that cannot be loaded is recorded as failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  open(load, { 'wagmi.recentConnectorId': '"walletConnect"' });
  await waitFor(() => expect(getDefaultStore().get(hasReconnectFailedAtom)).toBe(true));
  expect(await screen.findByText('disconnected')).toBeInTheDocument();
  expect(logged).toHaveBeenCalledTimes(1);
});
