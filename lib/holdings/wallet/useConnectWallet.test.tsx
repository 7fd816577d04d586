import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { custom } from 'viem';
import { avalanche } from 'viem/chains';
import { createConfig, WagmiProvider } from 'wagmi';
import { injected } from 'wagmi/connectors';
import { useConnectionError } from './useConnectionError';
import { useConnectWallet } from './useConnectWallet';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Chooses a wallet that answers the request for permissions with an error. */
async function chosen(failure: unknown) {
  const asked: string[] = [];
  const provider = Object.freeze({
    on: () => undefined,
    removeListener: () => undefined,
    request: async ({ method }: { method: string }) => {
      asked.push(method);
      if (method === 'wallet_requestPermissions') throw failure;
      return method === 'eth_chainId' ? '0xa86a' : [ACCOUNT];
    },
  });
  const config = createConfig({
    chains: [avalanche],
    connectors: [
      injected({ target: { id: 'test', name: 'Test', provider: () => provider as never } }),
    ],
    transports: { 43114: custom({ request: async () => null }) },
    storage: null,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </WagmiProvider>
  );
  const { result } = renderHook(
    () => ({ ...useConnectWallet(), connectionError: useConnectionError() }),
    { wrapper },
  );
  const [connector] = config.connectors;
  if (connector === undefined) throw new TypeError('No connector');
  await act(() => result.current.begin(connector));
  return { asked, result, config };
}

test.each([
  { code: 4001, message: 'no' },
  { code: 5000, message: 'no' },
  { code: 5002, message: 'no' },
  { code: -32603, message: 'User rejected the request.' },
  'User denied the connection',
])(
  'ERR-61 a wallet that refuses to connect with %j is not asked again, and nothing has failed',
  async (failure) => {
    const { asked, result, config } = await chosen(failure);
    await waitFor(() => expect(result.current.attempt?.status).toBe('declined'));
    expect(asked).toEqual(['wallet_requestPermissions']);
    expect(result.current.connectionError).toBeUndefined();
    expect(config.state.status).toBe('disconnected');
  },
);

test('ERR-61 a wallet that lacks the request for permissions is asked for its accounts', async () => {
  const { asked, config } = await chosen({ code: -32601, message: 'no such method' });
  await waitFor(() => expect(config.state.status).toBe('connected'));
  expect(asked).toContain('eth_requestAccounts');
});
