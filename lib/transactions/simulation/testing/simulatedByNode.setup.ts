import {
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  hexToBytes,
  multicall3Abi,
  numberToHex,
} from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '@/devnet/node/chain';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import {
  type SimulationRequest,
  simulatedData,
  type WatchedBalance,
} from '@/lib/transactions/simulation/simulation';
import { askNode } from './devnetSimulation.setup';

const hex = z.custom<Hex>((value) => typeof value === 'string' && value.startsWith('0x'));
const blocksSchema = z.array(
  z.object({
    calls: z.array(
      z.object({
        status: hex,
        gasUsed: hex,
        returnData: hex,
        error: z.optional(z.object({ message: z.string(), data: z.optional(hex) })),
      }),
    ),
  }),
);

/** The gas of one transaction: all of it, and what it costs before its call begins. */
export type NodeGas = { readonly whole: bigint; readonly intrinsic: bigint };

/**
 * The result of the node's own `eth_simulateV1` for the same calls. It continues after a failure,
 * so `calls` must end with the call that ends a simulation.
 */
export async function simulatedByNode(client: ChainClient, request: SimulationRequest) {
  const { account, calls, balances } = request;
  const reads = balances.map((balance) => readOf(balance, account));
  const requests = calls.map((call) => ({
    from: account,
    to: call.address,
    data: simulatedData(call),
    value: numberToHex(call.value ?? 0n),
  }));
  const answer = await askNode(client, {
    method: 'eth_simulateV1',
    params: [
      { blockStateCalls: [{ calls: [...reads, ...requests, ...reads] }], validation: false },
      'latest',
    ],
  });
  const results = blocksSchema.parse(answer)[0]?.calls ?? [];
  const made = results.slice(reads.length, reads.length + requests.length);
  const amounts = (from: number) =>
    results
      .slice(from, from + reads.length)
      .map(({ returnData }) => (returnData === '0x' ? 0n : hexToBigInt(returnData)));
  const before = amounts(0);
  const after = amounts(reads.length + requests.length);
  return {
    ends: made.map(({ status, returnData, error }) =>
      status === '0x1'
        ? 'succeeded'
        : (revertReason({ data: error?.data ?? returnData, message: error?.message }) ??
          'execution reverted'),
    ),
    differences: after.map((raw, index) => raw - (before[index] ?? 0n)),
    gas: made.map(({ gasUsed }, index): NodeGas => {
      const { data } = requests[index] ?? { data: '0x' };
      return { whole: hexToBigInt(gasUsed), intrinsic: intrinsicGas(data) };
    }),
  };
}

/** The base cost of a transaction, and of each byte of its data. */
function intrinsicGas(data: Hex): bigint {
  const bytes = hexToBytes(data);
  return bytes.reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 21_000n);
}

function readOf({ currency, owner }: WatchedBalance, account: Hex) {
  const args = [owner ?? account] as const;
  return currency.type === 'native'
    ? {
        to: MULTICALL3_ADDRESS,
        data: encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args }),
      }
    : {
        to: currency.address,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args }),
      };
}
