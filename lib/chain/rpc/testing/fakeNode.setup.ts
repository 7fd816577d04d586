import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  getAddress,
  type Hex,
  multicall3Abi,
  numberToHex,
  toFunctionSelector,
} from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import type { WireRequest } from '@/lib/chain/rpc/jsonRpcResponse';
import type { FakeAnswer } from './fakeFetch.setup';

/** A contract's result for one call, or its failure: no code, or a revert. */
type ContractAnswer = Hex | 'noCode' | 'revert';

/** A node with Multicall3, whose contracts answer as the test says. */
export type FakeNode = {
  block: bigint;
  chainId: number;
  /** By {@link contractKey}. */
  readonly contracts: Map<string, ContractAnswer>;
  /** What it answers over HTTP to a batch. */
  readonly answer: (request: { readonly body: unknown }) => FakeAnswer;
  /** What it answers to one request. */
  readonly request: (asked: { readonly method: string; readonly params?: unknown }) => unknown;
};

const BLOCK_NUMBER = toFunctionSelector('getBlockNumber()');

/** The key of a fake node's answer: the contract, and the signature of the function. */
export function contractKey(address: Address, signature: string): string {
  return `${getAddress(address)}-${toFunctionSelector(signature)}`;
}

/** A fake node of a chain at block 100. */
export function fakeNode(chainId = 43114): FakeNode {
  const node: FakeNode = {
    block: 100n,
    chainId,
    contracts: new Map(),
    request: ({ method, params }) => resultOf(node, method, params),
    answer: ({ body }) =>
      responsesTo(body, (wire) => ({ jsonrpc: '2.0', id: wire.id, result: node.request(wire) })),
  };
  return node;
}

/** The requests that the page has sent: those of a batch, or one on its own. */
export function wiresOf(body: unknown): readonly WireRequest[] {
  return [body].flat().flatMap((wire) => (isWire(wire) ? [wire] : []));
}

/** A node's answer to a POST: an array to a batch, an object to a request on its own. */
export function responsesTo(body: unknown, responseTo: (wire: WireRequest) => object): FakeAnswer {
  const responses = wiresOf(body).map(responseTo);
  return { body: JSON.stringify(Array.isArray(body) ? responses : responses[0]) };
}

function isWire(value: unknown): value is WireRequest {
  return typeof value === 'object' && value !== null && 'method' in value;
}

/** The calls in a multicall request. */
export function callsOf(params: unknown): readonly { target: Address; callData: Hex }[] {
  const [call] = Array.isArray(params) ? params : [];
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data: call.data });
  return functionName === 'aggregate3' ? args[0] : [];
}

function resultOf(node: FakeNode, method: string, params: unknown): unknown {
  if (method === 'eth_chainId') return numberToHex(node.chainId);
  if (method === 'eth_blockNumber') return numberToHex(node.block);
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: callsOf(params).map(({ target, callData }) => answerTo(node, target, callData)),
  });
}

function answerTo(node: FakeNode, target: Address, callData: Hex) {
  const selector = callData.slice(0, 10);
  if (target === MULTICALL3_ADDRESS && selector === BLOCK_NUMBER)
    return { success: true, returnData: numberToHex(node.block, { size: 32 }) };
  const answer =
    node.contracts.get(`${target}-${callData}`) ??
    node.contracts.get(`${target}-${selector}`) ??
    'noCode';
  if (answer === 'revert') return { success: false, returnData: '0x' } as const;
  return { success: true, returnData: answer === 'noCode' ? '0x' : answer } as const;
}
