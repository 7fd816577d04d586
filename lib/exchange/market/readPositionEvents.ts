import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
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

/** The kinds that may move pool tokens of a pair. `other` is what a user added by its hash. */
const KINDS: ReadonlySet<TransactionRecord['summary']['type']> = new Set([
  'add',
  'remove',
  'convert',
  'other',
]);
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
}: Requested): Promise<readonly TimedEvent[]> {
  const { router } = EXCHANGE_ADDRESSES[chainId];
  const wanted = positionRecords(records, position.tokens);
  const events: TimedEvent[] = [];
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
          return found.map((event) => ({ atMs: addedTime, event }));
        }),
      signal,
    );
    events.push(...read);
  }
  return events;
}

type Mined = TransactionRecord & { readonly receipt: NonNullable<TransactionRecord['receipt']> };

/** The confirmed transactions that may have moved pool tokens of a pair, in the chain's order. */
function positionRecords(
  records: readonly TransactionRecord[],
  tokens: readonly [Address, Address],
): readonly Mined[] {
  const isOfPair = ({ summary }: TransactionRecord) => {
    if (summary.type !== 'add' && summary.type !== 'remove') return true;
    const named = [summary.amountA, summary.amountB].map(({ currency }) =>
      wrapped(currency).address.toLowerCase(),
    );
    return tokens.every((token) => named.includes(token.toLowerCase()));
  };
  return records
    .flatMap((record): Mined[] => {
      const { receipt } = record;
      if (receipt === undefined || !isConfirmed(outcomeOf(record))) return [];
      return KINDS.has(record.summary.type) && isOfPair(record) ? [{ ...record, receipt }] : [];
    })
    .toSorted(
      ({ receipt: a }, { receipt: b }) =>
        Number(a.blockNumber - b.blockNumber) || a.transactionIndex - b.transactionIndex,
    );
}
