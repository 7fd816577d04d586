import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Address, custom } from 'viem';
import { avalanche, mainnet } from 'viem/chains';
import { createConfig, injected, WagmiProvider } from 'wagmi';
import { connect } from 'wagmi/actions';
import { useFollowWallet } from './useFollowWallet';
import { useWallet } from './useWallet';

const FIRST = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SECOND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** A wallet that never says that its account or chain has changed. */
function quietWallet() {
  const state = { accounts: [FIRST] as readonly Address[], chainId: 43114 };
  const request = async ({ method }: { method: string }) =>
    method === 'eth_chainId' ? `0x${state.chainId.toString(16)}` : state.accounts;
  return { state, provider: { request, on: () => {}, removeListener: () => {} } };
}

function Page() {
  useFollowWallet();
  const wallet = useWallet();
  return <p>{'address' in wallet ? `${wallet.status} ${wallet.address}` : wallet.status}</p>;
}

async function opened() {
  const wallet = quietWallet();
  const connector = injected({
    target: () => ({ id: 'quiet', name: 'Quiet', provider: wallet.provider as never }),
  });
  const config = createConfig({
    chains: [avalanche, mainnet],
    connectors: [connector],
    transports: { 43114: custom(wallet.provider), 1: custom(wallet.provider) },
    multiInjectedProviderDiscovery: false,
  });
  const around = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </WagmiProvider>
  );
  render(<Page />, { wrapper: around });
  const [only] = config.connectors;
  if (only) await act(() => connect(config, { connector: only }));
  expect(screen.getByText(`connected ${FIRST}`)).toBeInTheDocument();
  return wallet.state;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
});

test.each(['focus', 'pageshow', 'visibilitychange'])(
  'WAL-22 the page follows a wallet that changed its account without an event, at %s',
  async (event) => {
    const state = await opened();
    state.accounts = [SECOND];
    await act(async () => void window.dispatchEvent(new Event(event)));
    expect(screen.getByText(`connected ${SECOND}`)).toBeInTheDocument();
  },
);

test('WAL-22 it is read every 15 seconds', async () => {
  const state = await opened();
  state.accounts = [SECOND];
  await act(() => jest.advanceTimersByTimeAsync(14_000));
  expect(screen.getByText(`connected ${FIRST}`)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(`connected ${SECOND}`)).toBeInTheDocument();
});

test('WAL-22 a page out of the cache for Back follows the chain too', async () => {
  const state = await opened();
  state.chainId = 1;
  await act(async () => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByText(`wrongNetwork ${FIRST}`)).toBeInTheDocument();
});

test('WAL-22 a locked wallet that names no account stays connected', async () => {
  const state = await opened();
  state.accounts = [];
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(`connected ${FIRST}`)).toBeInTheDocument();
});
