import type { Amount } from '@/lib/base/amounts/amount';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import type { MovedAmounts, TransactionSummary } from '@/lib/transactions/history/summary';
import type { Expectation } from './intent';

/** The fields of a summary whose amounts may end otherwise than stated. */
const FIELDS = [
  'input',
  'output',
  'amountA',
  'amountB',
  'reward',
  'claimed',
  'received',
] as const satisfies readonly (keyof MovedAmounts)[];

/** The least or the most that a review agreed to, for each amount of its summary. */
export function agreedLimits(
  summary: TransactionSummary,
  { changes }: Pick<Expectation, 'changes'>,
): MovedAmounts {
  const amounts: Readonly<Record<string, unknown>> = { ...summary };
  const limits = FIELDS.flatMap((field) => {
    const amount = amounts[field];
    if (!isAmount(amount)) return [];
    const change = changes.find(({ currency }) => isSameCurrency(currency, amount.currency));
    if (change === undefined) return [];
    return [[field, change.worst < 0n ? -change.worst : change.worst] as const];
  });
  return Object.fromEntries(limits);
}

function isAmount(value: unknown): value is Amount {
  return typeof value === 'object' && value !== null && 'raw' in value;
}
