import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Address, keccak256 } from 'viem';
import { avalanche, avalancheFuji } from 'viem/chains';
import { createConfig, WagmiProvider } from 'wagmi';
import { connect } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { chainReader } from '@/lib/chain/reads/useChainReader';
import { skipTime } from '@/lib/chain/rpc/testing/deviceClock.setup';
import type { fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { chainTransports } from '@/lib/chain/rpc/transport';
import { type Answers, fakeWallet } from './fakeWallet.setup';

/** The latest block of a node and a wallet. */
export const BLOCK = {
  number: '0x64',
  hash: keccak256('0x02'),
  timestamp: '0x1',
  transactions: [],
};

/** The minimum time between two reads of blocks. */
const BETWEEN_BLOCKS_MS = 2_000;

type Connected = {
  readonly node: ReturnType<typeof fakeNode>;
  readonly account: Address;
  /** What the wallet answers otherwise. */
  readonly answers?: Answers;
};

/** What surrounds a hook on a page at block 100 with a connected wallet. */
export async function connectedWrapper({ node, account, answers }: Connected) {
  const wallet = fakeWallet({
    eth_chainId: () => '0xa86a',
    eth_accounts: () => [account],
    eth_requestAccounts: () => [account],
    eth_getBlockByNumber: () => BLOCK,
    eth_sendTransaction: () => keccak256('0x01'),
    ...answers,
  });
  const connector = injected({
    target: { id: 'test', name: 'Test', provider: () => Object.assign({}, wallet) as never },
  });
  const config = createConfig({
    chains: [avalanche, avalancheFuji],
    connectors: [connector],
    transports: chainTransports,
    storage: null,
  });
  await connect(config, { connector });
  const queryClient = new QueryClient();
  const store = createStore();
  /** Takes a number for that of the latest block. */
  const readAt = (number: bigint) => {
    node.block = number;
    skipTime(BETWEEN_BLOCKS_MS);
    act(() => chainReader(queryClient, 43114).recordBlock(number));
  };
  readAt(100n);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <Provider store={store}>{children}</Provider>
      </QueryClientProvider>
    </WagmiProvider>
  );
  return { wallet, queryClient, store, readAt, wrapper };
}
