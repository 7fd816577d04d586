import { renderHook, waitFor } from '@testing-library/react';
import { type Address, type Hex, isHex, numberToHex } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import type { WireRequest } from '@/lib/chain/rpc/jsonRpcResponse';
import { callsOf, contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { BLOCK, connectedWrapper } from './connectedWrapper.setup';
import { type Answers, serveNode } from './fakeWallet.setup';

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
  const { wallet, queryClient, store, readAt, wrapper } = await connectedWrapper({
    node,
    account,
    answers: walletAnswers,
  });
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
