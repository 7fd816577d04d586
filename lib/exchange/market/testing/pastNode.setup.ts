import { type Address, concat, getAddress, hexToBigInt, numberToHex } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import type { Both } from '@/lib/exchange/market/pairEvent';

const word = (value: bigint) => numberToHex(value, { size: 32 });

type Past = {
  readonly latest: bigint;
  /** The time of a block. */
  readonly secondsOf: (block: bigint) => bigint;
  /** What each pair held after a block; undefined before it existed. */
  readonly held: Readonly<Record<Address, (block: bigint) => Both | undefined>>;
  /** When the pairs last changed, in seconds since 1970. */
  readonly changed?: number;
  /** Answers in place of the node, if it returns anything, or throws. */
  readonly instead?: (block: bigint, request: JsonRpcRequest) => unknown;
};

/** Asks a node that serves the states of all blocks, and counts what is sent. */
export function pastNode({ latest, secondsOf, held, changed = 0, instead }: Past) {
  const posts: (readonly JsonRpcRequest[])[] = [];
  const node = fakeNode();
  const answer = async (request: JsonRpcRequest): Promise<unknown> => {
    const block = blockIn(request) ?? latest;
    const other = instead?.(block, request);
    if (other !== undefined) return other;
    if (request.method === 'eth_getBlockByNumber')
      return { number: numberToHex(block), timestamp: numberToHex(secondsOf(block)) };
    node.contracts.clear();
    const time = contractKey(MULTICALL3_ADDRESS, 'getCurrentBlockTimestamp()');
    node.contracts.set(time, word(secondsOf(block)));
    for (const [pair, heldAt] of Object.entries(held)) {
      const reserves = heldAt(block);
      if (reserves === undefined) continue;
      const key = contractKey(getAddress(pair), 'getReserves()');
      node.contracts.set(key, concat([...reserves, BigInt(changed)].map(word)));
    }
    return node.request(request);
  };
  const ask: AskInOwnBatch = async (_chainId, requests, read) => {
    posts.push(requests);
    return read(await Promise.allSettled(requests.map(answer)), ONE_ENDPOINT);
  };
  return { ask, posts, blocksOf: (post: number) => posts[post]?.map(blockIn) };
}

/** The block of a request; undefined for the latest. */
function blockIn({ method, params }: JsonRpcRequest): bigint | undefined {
  const list: readonly unknown[] = Array.isArray(params) ? params : [];
  const block = method === 'eth_call' ? list[1] : list[0];
  return typeof block === 'string' && block.startsWith('0x')
    ? hexToBigInt(block as `0x${string}`)
    : undefined;
}
