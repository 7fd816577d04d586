import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import { type SettledAmount, settledAmounts } from '@/lib/transactions/history/settledAmounts';
import type { MovedAmounts, TransactionSummary } from '@/lib/transactions/history/summary';
import {
  isConfirmed,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';

/** The amount that a review stated, and the amount of the receipt. */
export type ReviewedFigure = {
  readonly side: SettledAmount['side'];
  readonly estimate: Amount;
  /**
   * The least or the most that was agreed to; undefined if it is the estimate itself, and
   * `notRecorded` in records of earlier versions.
   */
  readonly limit: Amount | 'notRecorded' | undefined;
  /** What the receipt shows; undefined if it does not, or if nothing moved. */
  readonly moved: Amount | undefined;
};

/** What ends otherwise than estimated, within a limit of its contract. */
const LIMITED: ReadonlySet<TransactionSummary['type']> = new Set(['swap', 'add', 'remove']);

/** The amounts of a transaction: estimated, limited and moved. */
export function reviewedFigures(record: TransactionRecord): readonly ReviewedFigure[] {
  const { summary, limits } = record;
  const moved = isConfirmed(outcomeOf(record)) ? settledAmounts(summary, record.moved) : [];
  const limited = limits ? settledAmounts(summary, limits) : [];
  return settledAmounts(summary, statedAmounts(summary)).map(({ side, amount: estimate }) => {
    const same = (all: readonly SettledAmount[]) =>
      all.find(
        (each) => each.side === side && isSameCurrency(each.amount.currency, estimate.currency),
      )?.amount;
    const limit = same(limited);
    const isUnknown = limits === undefined && LIMITED.has(summary.type);
    return {
      side,
      estimate,
      limit: isUnknown ? 'notRecorded' : other(limit, estimate),
      moved: same(moved),
    };
  });
}

/** How many blocks a transaction waited; undefined if that was not recorded. */
export function blocksWaited({ receipt, sentBlock }: TransactionRecord): bigint | undefined {
  if (receipt === undefined || sentBlock === undefined) return undefined;
  const waited = receipt.blockNumber - sentBlock;
  // Some wallets answer once the transaction is mined.
  return waited < 0n ? 0n : waited;
}

function other(limit: Amount | undefined, { currency, raw }: Amount): Amount | undefined {
  return limit === undefined || limit.raw === raw ? undefined : amountOf(currency, limit.raw);
}

/** The amounts of a summary, by its fields. */
function statedAmounts(summary: TransactionSummary): MovedAmounts {
  const amounts = Object.entries(summary).flatMap(([name, field]) =>
    typeof field === 'object' && 'raw' in field ? [[name, field.raw] as const] : [],
  );
  return Object.fromEntries(amounts);
}
