import { type Address, getAddress, type Hash } from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import type { StoredReceipt } from '@/lib/transactions/history/receipt';
import { type Senders, senderKey } from './commonTrader';
import { receiptIn, receiptRequest } from './keptReceipt';
import { poolStepsIn, poolStepsRequest } from './poolSteps';
import { type Sandwiched, sandwichAround } from './sandwichAround';
import { swapPath } from './swapPath';

/** A swap of an account that was confirmed. */
export type ConfirmedSwap = {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly input: Currency;
  readonly output: Currency;
  readonly receipt: StoredReceipt;
};

const transactionSchema = z.object({ hash: hashSchema, from: addressSchema });

/** What is known of a sandwich around a swap. */
export type KnownSandwich = Exclude<Sandwiched, { readonly status: 'undecided' }>;

/**
 * Whether a confirmed swap was sandwiched.
 *
 * Two POSTs, apart from all reads, so that a rejection does not count against an endpoint: the
 * receipt, whose logs have the pools of the path, and the logs of these pools in its block. A third
 * one asks who sent the transactions around it, if the logs leave that open. An endpoint that has
 * dropped them, refuses them, or contradicts itself is followed by the next one.
 *
 * @returns `unknown` if no endpoint has usable answers.
 */
export async function readSandwich(
  { chainId, account, input, output, receipt }: ConfirmedSwap,
  signal: AbortSignal,
  ask: AskInOwnBatch = askInOwnBatch,
): Promise<KnownSandwich> {
  const { router } = EXCHANGE_ADDRESSES[chainId];
  const { transactionHash, blockNumber, blockHash } = receipt;
  const one = <Answer>(request: JsonRpcRequest, read: (response: unknown) => Answer) =>
    ask(chainId, [request], ([response]) => read(settledAnswer(response)), signal);
  try {
    const hops = await one(receiptRequest(receipt), (response) => {
      const path = swapPath({ chainId, input, output }, receiptIn(response, receipt).logs);
      if (path === undefined) throw new NoSwapLogError();
      return path;
    });
    const swap = { transactionHash, hops, account, router };
    const requested = { pools: hops.map(({ pair }) => pair), blockNumber, blockHash };
    const { steps, found } = await one(poolStepsRequest(requested), (response) => {
      const answered = poolStepsIn(response, requested);
      const judged = sandwichAround(swap, answered);
      if (judged.status === 'unknown') throw new NoSwapLogError();
      return { steps: answered, found: judged };
    });
    if (found.status !== 'undecided') return found;
    const senders = await ask(
      chainId,
      found.transactions.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
      (responses) => sendersIn(responses, found.transactions),
      signal,
    );
    const decided = sandwichAround(swap, steps, senders);
    return decided.status === 'undecided' ? { status: 'unknown' } : decided;
  } catch (error) {
    signal.throwIfAborted();
    console.warn('Failed to read the trades around a swap', error);
    return { status: 'unknown' };
  }
}

function sendersIn(
  responses: readonly PromiseSettledResult<unknown>[],
  requested: readonly Hash[],
): Senders {
  const sent = responses.map((response) => z.parse(transactionSchema, settledAnswer(response)));
  const senders = new Map(
    sent.map(({ hash, from }) => [senderKey({ transactionHash: hash }), getAddress(from)]),
  );
  if (!requested.every((hash) => senders.has(senderKey({ transactionHash: hash }))))
    throw new OtherTransactionError();
  return senders;
}

/** An answer is about another transaction than the one that was asked for. */
class OtherTransactionError extends Error {
  override readonly name = 'OtherTransactionError';
}

/** The logs of a receipt or of a block lack the swap, or do not fit it. */
class NoSwapLogError extends Error {
  override readonly name = 'NoSwapLogError';
}
