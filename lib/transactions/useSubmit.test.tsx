import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { keccak256, numberToHex } from 'viem';
import { avalanche, avalancheFuji } from 'viem/chains';
import { createConfig, WagmiProvider } from 'wagmi';
import { connect, getAccount } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { chainTransports } from '@/lib/chain/transport';
import { MissingDependenciesError } from './askWallet';
import { type Answers, fakeWallet, serveNode } from './fakeWallet.setup';
import { WalletBusyError, WalletDisconnectedError } from './sendFailure';
import { useTransactions } from './store';
import type { Intent } from './submit';
import { useSubmit } from './useSubmit';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const wavax = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const depositAbi = [
  { type: 'function', name: 'deposit', inputs: [], outputs: [], stateMutability: 'payable' },
] as const;

const wrap: Intent = {
  review: { chainId: 43114, account, statement: { type: 'wrap', amount: 3n } },
  writeAt: () => ({
    calls: [{ address: wavax, abi: depositAbi, functionName: 'deposit', value: 3n }],
    summary: {
      type: 'wrap',
      amount: {
        currency: {
          type: 'native',
          chainId: 43114,
          decimals: 18,
          symbol: 'AVAX',
          name: 'Avalanche',
        },
        raw: 3n,
      },
    },
  }),
};

const blockOf = ([number]: readonly unknown[]) => ({
  number: number === 'latest' ? '0x64' : number,
  hash: keccak256('0x02'),
  timestamp: numberToHex(1_700_000_000),
  transactions: [],
});

/** The hook on a page whose wallet answers as told; without a wallet, on a page without one. */
async function page(wallet?: Answers) {
  serveNode({
    eth_getBlockByNumber: blockOf,
    eth_estimateGas: () => '0x5208',
    eth_call: () => '0x',
  });
  const provider = fakeWallet({
    eth_chainId: () => '0xa86a',
    eth_accounts: () => [account],
    eth_requestAccounts: () => [account],
    eth_getBlockByNumber: blockOf,
    ...wallet,
  });
  const connector = injected({
    target: { id: 'test', name: 'Test', provider: () => Object.assign({}, provider) as never },
  });
  const config = createConfig({
    chains: [avalanche, avalancheFuji],
    connectors: [connector],
    transports: chainTransports,
    storage: null,
  });
  if (wallet !== undefined) await connect(config, { connector });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  );
  const { result, unmount } = renderHook(useSubmit, { wrapper });
  const sends = () =>
    provider.asked.filter(({ method }) => method === 'eth_sendTransaction').length;
  return { result, unmount, sends, account: () => getAccount(config).address };
}

function records() {
  return useTransactions.getState().records;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useTransactions.setState(useTransactions.getInitialState());
});

afterEach(() => jest.restoreAllMocks());

test('TXN-03 TXN-14 what was sent is told with its hash and remembered as pending', async () => {
  const hash = keccak256('0x01');
  const { result } = await page({ eth_sendTransaction: () => hash });
  act(() => result.current.mutate(wrap));
  await waitFor(() => expect(result.current.status).toBe('pending'));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(result.current.data?.transaction.hash).toBe(hash);
  expect(result.current.data?.networkCheck).toBe('matched');
  expect(records()).toMatchObject([{ hash, chainId: 43114, from: account }]);
});

test('TXN-14 W20 ten clicks at once ask the wallet once', async () => {
  const { result, sends } = await page({ eth_sendTransaction: () => keccak256('0x02') });
  act(() => {
    for (let click = 0; click < 10; click += 1) result.current.mutate(wrap);
  });
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(1);
});

test('ERR-47 W04 a refusal is as if nobody had asked: nothing is remembered, and it can be sent again', async () => {
  let isRefused = true;
  const { result, sends } = await page({
    eth_sendTransaction: () => {
      if (isRefused) throw { code: 4001, message: 'no' };
      return keccak256('0x03');
    },
  });
  act(() => result.current.mutate(wrap));
  await waitFor(() => expect(sends()).toBe(1));
  await waitFor(() => expect(result.current.status).toBe('idle'));
  expect(result.current.error).toBeNull();
  expect(records()).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  isRefused = false;
  act(() => result.current.mutate(wrap));
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(sends()).toBe(2);
});

test('ERR-48 W06 W07 a request given up stays in the wallet: no second one is made, a late hash is remembered', async () => {
  const hash = keccak256('0x04');
  let answer = (_hash: string) => {};
  const { result, sends, unmount } = await page({
    eth_sendTransaction: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  act(() => result.current.mutate(wrap));
  await waitFor(() => expect(sends()).toBe(1));
  act(() => result.current.reset());
  act(() => result.current.mutate(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(WalletBusyError));
  expect(sends()).toBe(1);
  unmount();
  answer(hash);
  await waitFor(() => expect(records()).toMatchObject([{ hash }]));
});

test('ERR-48 any other failure is logged', async () => {
  const { result } = await page({
    eth_sendTransaction: () => {
      throw { code: -32000, message: 'nonce too low' };
    },
  });
  act(() => result.current.mutate(wrap));
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(console.error).toHaveBeenCalledWith(result.current.error);
});

test('ERR-42 without a wallet there is nothing to send with', async () => {
  const { result } = await page();
  act(() => result.current.mutate(wrap));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(MissingDependenciesError));
  expect(result.current.error?.message).toBe('Missing dependencies');
});

test('W13 a wallet that no longer serves the page is disconnected', async () => {
  const shown = await page({
    eth_sendTransaction: () => {
      throw { code: 4100, message: 'locked' };
    },
  });
  expect(shown.account()).toBe(account);
  act(() => shown.result.current.mutate(wrap));
  await waitFor(() => expect(shown.result.current.error).toBeInstanceOf(WalletDisconnectedError));
  expect(shown.account()).toBeUndefined();
});
