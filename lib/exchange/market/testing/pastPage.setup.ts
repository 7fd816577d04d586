import { type Address, concat, getAddress, hexToBigInt, numberToHex } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { fakeNetwork } from '@/lib/chain/reads/testing/fakePage.setup';
import type { FakeAnswer } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import {
  contractKey,
  fakeNode,
  responsesTo,
  wiresOf,
} from '@/lib/chain/rpc/testing/fakeNode.setup';
import type { Both } from '@/lib/exchange/market/pairEvent';

const word = (value: bigint) => numberToHex(value, { size: 32 });

type Past = {
  readonly latest: bigint;
  readonly secondsOf: (block: bigint) => bigint;
  /** What each pair held after a block; undefined before it existed. */
  readonly held: Readonly<Record<Address, (block: bigint) => Both | undefined>>;
};

/** How a node fails a request about the past: that of a state, or of logs. */
type PastFailure = { readonly code: number; readonly message: string } | undefined;

/** The network of a page whose node serves the states of all blocks, unless it is told otherwise. */
export function pastPage({ latest, secondsOf, held }: Past) {
  const node = fakeNode();
  node.block = latest;
  const state = { failure: undefined as PastFailure, logs: [] as readonly object[] };
  const request = (method: string, params: unknown): unknown => {
    const block = blockOf(method, params) ?? node.block;
    if (method === 'eth_getBlockByNumber')
      return { number: numberToHex(block), timestamp: numberToHex(secondsOf(block)) };
    if (method === 'eth_getLogs') return state.logs;
    node.contracts.set(
      contractKey(MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()'),
      word(secondsOf(block)),
    );
    for (const [pair, heldAt] of Object.entries(held)) {
      const key = contractKey(getAddress(pair), 'getReserves()');
      const reserves = heldAt(block);
      if (reserves) node.contracts.set(key, concat([...reserves, 0n].map(word)));
      else node.contracts.delete(key);
    }
    return node.request({ method, params });
  };
  const network = fakeNetwork(
    ({ body }): FakeAnswer =>
      responsesTo(body, ({ id, method, params }) =>
        state.failure && isOfPast(method, params)
          ? { id, error: state.failure }
          : { jsonrpc: '2.0', id, result: request(method, params) },
      ),
  );
  /** The POSTs that ask for the past. */
  const pastPosts = () =>
    network
      .posts()
      .filter(({ body }) => wiresOf(body).some(({ method, params }) => isOfPast(method, params)));
  return { node, state, network, pastPosts };
}

function isOfPast(method: string, params: unknown): boolean {
  return method === 'eth_getLogs' || blockOf(method, params) !== undefined;
}

function blockOf(method: string, params: unknown): bigint | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : [];
  const block = method === 'eth_call' ? list[1] : list[0];
  return typeof block === 'string' && block.startsWith('0x')
    ? hexToBigInt(block as `0x${string}`)
    : undefined;
}
