import {
  type Address,
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  keccak256,
  parseAbi,
} from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import type { SimulationRequest } from '@/lib/transactions/simulation/simulation';
import { simulatorAbi } from '@/lib/transactions/simulation/simulatorCode';

/** A user's account. */
export const ACCOUNT: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const WAVAX: Address = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';

/** Wraps 3 units of AVAX. */
export const REQUEST: SimulationRequest = {
  chainId: 43114,
  account: ACCOUNT,
  calls: [
    {
      address: WAVAX,
      abi: parseAbi(['function deposit() payable']),
      functionName: 'deposit',
      value: 3n,
    },
  ],
  balances: [{ currency: nativeCurrency(43114) }],
};

/** The revert data of a reason. */
export function revertData(reason: string): Hex {
  return encodeErrorResult({
    abi: parseAbi(['error Error(string)']),
    errorName: 'Error',
    args: [reason],
  });
}

/**
 * What the simulator reports when every call succeeds and takes 3 units from each balance of 10.
 */
export function reportFor(data: Hex, blockNumber = 100n) {
  const [calls, holdings] = decodeFunctionData({ abi: simulatorAbi, data }).args;
  const balances = (amount: bigint) => holdings.map(() => ({ isKnown: true, amount }));
  return {
    digest: keccak256(data),
    blockNumber,
    calls: calls.map(() => ({ status: 1, gas: 23_000n, data: '0x' as Hex })),
    before: balances(10n),
    afterwards: balances(7n),
  };
}

/** A report as the simulator returns it. */
export function encodeReport(result: ReturnType<typeof reportFor>): Hex {
  return encodeFunctionResult({ abi: simulatorAbi, result });
}

/** The call data of an `eth_call` that overrides an account's code; undefined for other calls. */
export function simulationIn({ method, params }: JsonRpcRequest) {
  if (method !== 'eth_call' || !Array.isArray(params) || params.length < 3) return undefined;
  return params[0].data as Hex;
}

/** The answer of a node that supports overrides to a simulation; undefined for other requests. */
export function honestAnswer(wire: JsonRpcRequest, block = 100n) {
  if (wire.method === 'eth_chainId') return '0xa86a';
  if (wire.method === 'eth_getCode') return '0x';
  if (wire.method === 'eth_gasPrice') return '0x1';
  const data = simulationIn(wire);
  return data && encodeReport(reportFor(data, block));
}
