import { type Address, encodeAbiParameters, encodeFunctionResult, type Hex } from 'viem';
import type { FaultProxy } from '@/devnet/proxy/faultProxy';
import type { Fault, FaultRule } from '@/devnet/proxy/faults';
import type { TradedChain } from '@/devnet/tokens/sellAlong';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { type PoolKeys, poolAddress } from './pastPool';

/** An endpoint that answers what is recent, and gives this for the state of a kept block. */
export type OldStates = keyof typeof FAULTS;

const NODE_ERROR = { type: 'rpcError', code: -32_000 } as const;
const ROOT = '5f1c0b1d1f0e9d63f5f5a0a6c6f0f2f1d3a8e7b6c5d4e3f2a1b0c9d8e7f6a5b4';
/** The year 2106: the last second of 32 bits. */
const FAR_FUTURE = 4_294_967_295n;

const FAULTS = {
  /** As Avalanche's nodes answer that have dropped it. */
  missing: {
    ...NODE_ERROR,
    message: `missing trie node ${ROOT} (path ) state 0x${ROOT} is not available`,
  },
  noHeader: { ...NODE_ERROR, message: 'header not found' },
  pruned: { ...NODE_ERROR, message: 'required historical state unavailable (reexec=128)' },
  /** The endpoint refuses: the whole POST, or the request. */
  forbidden: { type: 'status', status: 403 },
  tooMany: { type: 'status', status: 429, retryAfterSeconds: 60 },
  limited: { type: 'rpcError', code: -32_005, message: 'limit exceeded' },
  /** It answers in time, after the endpoint was given up, or never. */
  slow: { type: 'delay', ms: 1_500 },
  tooSlow: { type: 'delay', ms: 6_000 },
  silent: { type: 'hang' },
  /** All old blocks are after the latest one. */
  future: {
    type: 'entryOutcome',
    success: true,
    returnData: encodeAbiParameters([{ type: 'uint256' }], [FAR_FUTURE]),
  },
} as const satisfies Record<string, Fault>;

/** What an endpoint gives for the states of kept blocks from now on, until it is cleared. */
export function oldStates(proxy: Pick<FaultProxy, 'add'>, kind: OldStates): void {
  const fault = FAULTS[kind];
  const target = kind === 'future' ? { target: MULTICALL3_ADDRESS } : {};
  proxy.add({ fault, state: 'kept', ...target });
}

/** From now on, the endpoint says that a pool held a million times as much of one token then. */
export async function lieAt(
  chain: TradedChain & { readonly proxy: Pick<FaultProxy, 'add'> },
  keys: PoolKeys,
  block: bigint,
): Promise<void> {
  const [reserve0, reserve1, changed] = await reservesOf(chain, keys, block);
  const returnData = encodeReserves([reserve0 * 1_000_000n, reserve1, changed]);
  chain.proxy.add(outcomeOf(poolAddress(chain, keys), Number(block), returnData));
}

/** From now on, the endpoint says that some pools held at all old blocks what they hold now. */
export async function allEqual(
  chain: TradedChain & { readonly proxy: Pick<FaultProxy, 'add'> },
  pools: readonly PoolKeys[],
): Promise<void> {
  for (const keys of pools) {
    const returnData = encodeReserves(await reservesOf(chain, keys));
    chain.proxy.add(outcomeOf(poolAddress(chain, keys), 'kept', returnData));
  }
}

type Reserves = readonly [bigint, bigint, number];

function reservesOf(chain: TradedChain, keys: PoolKeys, blockNumber?: bigint): Promise<Reserves> {
  const address = poolAddress(chain, keys);
  const call = { address, abi: pairAbi, functionName: 'getReserves', blockNumber } as const;
  return chain.client.readContract(call);
}

function encodeReserves(result: Reserves): Hex {
  return encodeFunctionResult({ abi: pairAbi, functionName: 'getReserves', result });
}

function outcomeOf(target: Address, state: 'kept' | number, returnData: Hex): FaultRule {
  return { fault: { type: 'entryOutcome', success: true, returnData }, target, state };
}
