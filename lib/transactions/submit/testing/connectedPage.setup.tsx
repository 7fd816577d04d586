import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Address, type Hex, isHex, keccak256, numberToHex } from 'viem';
import { avalanche, avalancheFuji } from 'viem/chains';
import { createConfig, WagmiProvider } from 'wagmi';
import { connect } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { chainReader } from '@/lib/chain/reads/useChainReader';
import type { WireRequest } from '@/lib/chain/rpc/jsonRpcResponse';
import { skipTime } from '@/lib/chain/rpc/testing/deviceClock.setup';
import { callsOf, contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { chainTransports } from '@/lib/chain/rpc/transport';
import { type Answers, fakeWallet, serveNode } from './fakeWallet.setup';

const BLOCK = { number: '0x64', hash: keccak256('0x02'), timestamp: '0x1', transactions: [] };

/** The minimum time between two reads of blocks. */
const BETWEEN_BLOCKS_MS = 2_000;

type FixtureOptions = {
  readonly account: Address;
  /** The contracts' answers, by address and signature of the function. */
  readonly contracts?: readonly (readonly [Address, string, bigint | Hex])[];
  readonly node?: Answers;
  readonly wallet?: Answers;
  /** The node's answer to the call data of a simulation. */
  readonly simulate?: (data: Hex) => Hex;
};

/**
 * Renders a hook on a page at block 100 with a connected wallet; node and wallet answer as given.
 */
export async function connectedPage<Result>(useHook: () => Result, options: FixtureOptions) {
  const { account, contracts = [], node: nodeAnswers = {}, wallet: walletAnswers = {} } = options;
  const node = fakeNode();
  const set = (address: Address, signature: string, answer: bigint | Hex) =>
    node.contracts.set(
      contractKey(address, signature),
      typeof answer === 'bigint' ? numberToHex(answer, { size: 32 }) : answer,
    );
  for (const contract of contracts) set(...contract);
  const read: { readonly to: Address; readonly data: Hex }[] = [];
  const answerCall = (params: readonly unknown[]) => {
    const [call, , state] = params;
    if (state !== undefined && options.simulate) return options.simulate(dataOf(call));
    const to = typeof call === 'object' && call !== null && 'to' in call ? call.to : undefined;
    if (to !== MULTICALL3_ADDRESS) return single(node, call);
    const wire: WireRequest = { jsonrpc: '2.0', id: 0, method: 'eth_call', params };
    read.push(...callsOf(params).map(({ target, callData }) => ({ to: target, data: callData })));
    return node.request(wire);
  };
  serveNode(
    {
      eth_getBlockByNumber: () => BLOCK,
      eth_getCode: () => '0x',
      eth_estimateGas: () => '0x5208',
      eth_call: answerCall,
      eth_getTransactionCount: () => '0x0',
      ...nodeAnswers,
    },
    node,
  );
  const wallet = fakeWallet({
    eth_chainId: () => '0xa86a',
    eth_accounts: () => [account],
    eth_requestAccounts: () => [account],
    eth_getBlockByNumber: () => BLOCK,
    eth_sendTransaction: () => keccak256('0x01'),
    ...walletAnswers,
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
  const { result, rerender } = renderHook(useHook, { wrapper });
  const asked = (method: string) => wallet.asked.filter((request) => request.method === method);
  /** Waits until every attempt has ended, including those that nobody follows. */
  const settled = () => waitFor(() => expect(queryClient.isMutating()).toBe(0));
  return { result, rerender, asked, set, readAt, read, settled, store, wrapper };
}

function dataOf(call: unknown): Hex {
  return isHex(Object(call).data) ? Object(call).data : '0x';
}

function single(node: ReturnType<typeof fakeNode>, call: unknown): Hex {
  if (typeof call !== 'object' || call === null || !('to' in call) || !('data' in call))
    return '0x';
  const answer = node.contracts.get(`${call.to}-${String(call.data).slice(0, 10)}`);
  return answer === undefined || answer === 'noCode' || answer === 'revert' ? '0x' : answer;
}
