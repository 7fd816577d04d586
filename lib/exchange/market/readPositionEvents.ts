import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import {
  isConfirmed,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import { receiptIn, receiptRequest } from './keptReceipt';
import { type Position, positionEvents } from './positionEvents';
import type { TimedEvent } from './positionStory';

type Requested = {
  readonly chainId: ChainId;
  readonly position: Omit<Position, 'router'>;
  /** All transactions of the account on this chain that this device knows. */
  readonly records: readonly TransactionRecord[];
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/** An event of a position, and the block that it is in. */
export type MinedEvent = TimedEvent & { readonly block: bigint };

/** In one POST, with the request for the chain id. */
const MAX_RECEIPTS = 90;

/**
 * What an account did with its pool tokens of a pair, as far as this device knows its transactions,
 * in the order of the chain. The times are those of the records.
 *
 * Receipts are not kept, and have no limit of age: one POST reads up to 90 of them, separate from
 * all other reads.
 *
 * @throws the failure of the last endpoint, when none has all receipts.
 */
export async function readPositionEvents({
  chainId,
  position,
  records,
  signal,
  ask = askInOwnBatch,
}: Requested): Promise<readonly MinedEvent[]> {
  const { router } = EXCHANGE_ADDRESSES[chainId];
  const wanted = positionRecords(records, position);
  const events: MinedEvent[] = [];
  for (let first = 0; first < wanted.length; first += MAX_RECEIPTS) {
    const slice = wanted.slice(first, first + MAX_RECEIPTS);
    const requests = slice.map(({ receipt }) => receiptRequest(receipt));
    const read = await ask(
      chainId,
      requests,
      (responses) =>
        slice.flatMap(({ receipt: kept, addedTime }, index) => {
          const receipt = receiptIn(settledAnswer(responses[index]), kept);
          const found = positionEvents({ ...position, router }, receipt);
          return found.map((event) => ({ atMs: addedTime, block: kept.blockNumber, event }));
        }),
      signal,
    );
    events.push(...read);
  }
  return events;
}

type Mined = TransactionRecord & { readonly receipt: NonNullable<TransactionRecord['receipt']> };

/** The confirmed transactions that may have moved pool tokens of a pair, in the chain's order. */
export function positionRecords(
  records: readonly TransactionRecord[],
  { pair, tokens }: Pick<Position, 'pair' | 'tokens'>,
): readonly Mined[] {
  return records
    .flatMap((record): Mined[] => {
      const { receipt } = record;
      if (receipt === undefined || !isConfirmed(outcomeOf(record))) return [];
      return mayMove(record, pair, tokens) ? [{ ...record, receipt }] : [];
    })
    .toSorted(
      ({ receipt: a }, { receipt: b }) =>
        Number(a.blockNumber - b.blockNumber) || a.transactionIndex - b.transactionIndex,
    );
}

/** Whether a transaction may have moved pool tokens. `other` is what a user added by its hash. */
function mayMove(
  { summary }: TransactionRecord,
  pair: Address,
  tokens: Position['tokens'],
): boolean {
  switch (summary.type) {
    case 'add':
    case 'remove': {
      const named = [summary.amountA, summary.amountB].map(({ currency }) => addressOf(currency));
      return tokens.every((token) => named.includes(token.toLowerCase()));
    }
    case 'send':
      return addressOf(summary.amount.currency) === pair.toLowerCase();
    default:
      return summary.type === 'convert' || summary.type === 'other';
  }
}

function addressOf(currency: Currency): string {
  return wrapped(currency).address.toLowerCase();
}
