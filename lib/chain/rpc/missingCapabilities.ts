import { encodeFunctionData, type Hex } from 'viem';
import { multicall3Abi } from '@/lib/chain/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { batchLimit } from './batchLimit';
import type { AskNode } from './jsonRpcBatch';

/**
 * What an endpoint may lack, because the page can do without it: batches of ten requests,
 * multicalls of 500 calls, or calls with changed state, which simulate a transaction.
 */
export type EndpointCapability = 'largeBatches' | 'largeMulticalls' | 'simulations';

const BATCH_REQUESTS = 10;
const MULTICALL_CALLS = 500;
/** Code that returns 1. */
const RETURNS_ONE = '0x600160005260206000f3';
/** An account that nobody owns, at which that code is tried out. */
export const EMPTY_ACCOUNT = '0x7a1e5b3c9d2f4608a7b6c5d4e3f2019887766554';

const call = (transaction: { readonly to: string; readonly data?: Hex }, ...others: unknown[]) => ({
  method: 'eth_call',
  params: [transaction, 'latest', ...others],
});

/**
 * Asks an endpoint for a batch of ten requests, with a small and a large multicall and a call with
 * changed state.
 *
 * @returns What the endpoint lacks; undefined if it can't read contracts at all.
 */
export async function missingCapabilities(
  url: string,
  ask: AskNode,
): Promise<readonly EndpointCapability[] | undefined> {
  const [reads, largeReads, override] = await Promise.all(
    [
      call(multicall(1)),
      call(multicall(MULTICALL_CALLS)),
      call({ to: EMPTY_ACCOUNT }, { [EMPTY_ACCOUNT]: { code: RETURNS_ONE } }),
      ...Array.from({ length: BATCH_REQUESTS - 3 }, () => ({ method: 'eth_chainId' })),
    ].map((request) => ask(request).catch(() => undefined)),
  );
  if (!isReturned(reads)) return undefined;
  const { size } = batchLimit(url);
  return [
    ...(size < BATCH_REQUESTS ? (['largeBatches'] as const) : []),
    ...(isReturned(largeReads) ? [] : (['largeMulticalls'] as const)),
    ...(override === `0x${'1'.padStart(64, '0')}` ? [] : (['simulations'] as const)),
  ];
}

function multicall(count: number) {
  const target = MULTICALL3_ADDRESS;
  const callData = encodeFunctionData({ abi: multicall3Abi, functionName: 'getBlockNumber' });
  const calls = Array.from({ length: count }, () => ({ target, allowFailure: true, callData }));
  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls],
  });
  return { to: target, data };
}

/** Whether a multicall has returned something: `0x` is that of an account without code. */
function isReturned(answer: unknown): boolean {
  return typeof answer === 'string' && answer.length > 66;
}
