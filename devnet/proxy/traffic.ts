import { isAddressEqual } from 'viem';
import { isOfKeptState, type RpcCall } from '@/devnet/node/jsonRpc';
import { type ContractRead, entriesOf, readOf } from '@/devnet/node/multicall';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';

/** What a proxy has passed on since it was last reset. */
export type Traffic = {
  readonly httpRequests: number;
  /** JSON-RPC requests by method. */
  readonly methods: Readonly<Record<string, number>>;
  /** Entries of multicalls. */
  readonly entries: number;
  /** Contract reads that occur more than once in one HTTP request, alone or in a multicall. */
  readonly duplicates: number;
  readonly bytesReceived: number;
  readonly bytesSent: number;
};

/** One HTTP request. */
export type Post = {
  /** Of its JSON-RPC requests, in order. */
  readonly methods: readonly string[];
  /** Whether any of them asks for the state of a kept block. */
  readonly isOfKeptStates: boolean;
};

export function postOf(calls: readonly RpcCall[]): Post {
  const methods = calls.map(({ method }) => method);
  return { methods, isOfKeptStates: calls.some(isOfKeptState) };
}

export const NO_TRAFFIC: Traffic = {
  httpRequests: 0,
  methods: {},
  entries: 0,
  duplicates: 0,
  bytesReceived: 0,
  bytesSent: 0,
};

/** Adds one HTTP request to the traffic. */
export function withRequest(
  traffic: Traffic,
  calls: readonly RpcCall[],
  bytesReceived: number,
): Traffic {
  const methods: Record<string, number> = { ...traffic.methods };
  for (const { method } of calls) methods[method] = (methods[method] ?? 0) + 1;
  const entries = calls.flatMap(entriesOf);
  return {
    ...traffic,
    httpRequests: traffic.httpRequests + 1,
    methods,
    entries: traffic.entries + entries.length,
    duplicates: traffic.duplicates + duplicates([...directReads(calls), ...entries]),
    bytesReceived: traffic.bytesReceived + bytesReceived,
  };
}

function directReads(calls: readonly RpcCall[]): readonly ContractRead[] {
  return calls
    .filter((call) => call.method === 'eth_call' && entriesOf(call).length === 0)
    .flatMap((call) => readOf(call) ?? []);
}

/** Multicall3's calls about its own block do not count: every slice repeats them on purpose. */
function duplicates(reads: readonly ContractRead[]): number {
  const asked = reads
    .filter(({ target }) => !isAddressEqual(target, MULTICALL3_ADDRESS))
    .map(({ target, callData }) => `${target}${callData}`.toLowerCase());
  return asked.length - new Set(asked).size;
}
