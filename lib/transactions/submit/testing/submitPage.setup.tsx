import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { keccak256, numberToHex } from 'viem';
import { avalanche, avalancheFuji } from 'viem/chains';
import { createConfig, WagmiProvider } from 'wagmi';
import { connect, getAccount } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { chainReader } from '@/lib/chain/reads/useChainReader';
import { chainTransports } from '@/lib/chain/rpc/transport';
import { useTransactions } from '@/lib/transactions/history/store';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { type Answers, fakeWallet, serveNode } from './fakeWallet.setup';

/** The account of the wallet. */
export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The node's answer to a request for a block. */
export const blockOf = ([number]: readonly unknown[]) => ({
  number: number === 'latest' ? '0x64' : number,
  hash: keccak256('0x02'),
  timestamp: numberToHex(1_700_000_000),
  transactions: [],
});

/** A question that is answered when the test wants. */
export function held<Result>() {
  const answers: ((result: Result) => void)[] = [];
  const question = () => new Promise<Result>((resolve) => answers.push(resolve));
  const isRequested = () => waitFor(() => expect(answers).not.toEqual([]));
  const answer = (result: Result) => {
    for (const each of answers) each(result);
  };
  return { question, isRequested, answer };
}

type Page = {
  readonly node?: Answers;
  readonly wrapWallet?: <Target extends object>(wallet: Target) => Target;
};

/** Renders the hook on a page with a wallet that answers in this way, or without a wallet. */
export async function submitPage(
  wallet?: Answers,
  { node = {}, wrapWallet = (it) => it }: Page = {},
) {
  serveNode({
    eth_getBlockByNumber: blockOf,
    eth_estimateGas: () => '0x5208',
    eth_call: () => '0x',
    eth_getTransactionCount: () => '0x0',
    ...node,
  });
  const provider = fakeWallet({
    eth_chainId: () => '0xa86a',
    eth_accounts: () => [account],
    eth_requestAccounts: () => [account],
    eth_getBlockByNumber: blockOf,
    ...wallet,
  });
  const connector = injected({
    target: {
      id: 'test',
      name: 'Test',
      provider: () => wrapWallet(Object.assign({}, provider)) as never,
    },
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
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  );
  const { result, unmount } = renderHook(useSubmit, { wrapper });
  /** Renders the hook in another component. */
  const { result: other } = renderHook(useSubmit, { wrapper });
  const sends = () =>
    provider.asked.filter(({ method }) => method === 'eth_sendTransaction').length;
  /** Waits until every attempt has ended, including those that nobody follows. */
  const settled = () => waitFor(() => expect(queryClient.isMutating()).toBe(0));
  const connected = () => getAccount(config).address;
  /** Says that an endpoint has reported this block. */
  const recordBlock = (number: bigint) => chainReader(queryClient, 43114).recordBlock(number);
  return { result, other, unmount, sends, settled, config, account: connected, recordBlock };
}

/** The transactions that were sent. */
export function records() {
  return useTransactions.getState().records;
}

/** Gives each test of a file an empty history, and a console that shows no errors. */
export function setUpSubmitPage(): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    useTransactions.setState(useTransactions.getInitialState());
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
