import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { maxBigint } from '@/lib/base/amounts/minMax';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import type { ExpectedChange } from '@/lib/transactions/submit/intent';
import type { NetworkFee } from './networkFee';

/** The balances that pay for a transaction, after it. */
export type Remainder = {
  /** The tokens whose balance becomes 0. */
  readonly spentWhole: readonly Currency[];
  /**
   * Too little AVAX: for the fees of this transaction and its approvals (`isUnpayable`), or for the
   * fee of another one.
   */
  readonly shortage?: {
    readonly isUnpayable: boolean;
    /** Before all fees if they can't be paid, else after them. */
    readonly left: Amount;
    /** All fees together. */
    readonly fees: Amount;
  };
};

/**
 * The balances of an account after a transaction.
 *
 * @param changes - The changes of the account's own balances.
 * @param balances - The balances before it, with AVAX; undefined ones are unknown.
 * @param networkFee - Undefined when it is unknown.
 */
export function remainderOf(
  changes: readonly ExpectedChange[],
  balances: readonly (Amount | undefined)[],
  networkFee: NetworkFee | undefined,
): Remainder {
  const changeOf = (currency: Currency) =>
    changes.find((change) => isSameCurrency(change.currency, currency));
  const spentWhole = balances.flatMap((balance) => {
    const shown = balance && changeOf(balance.currency)?.shown;
    const isSpent = balance?.currency.type === 'token' && shown !== undefined && shown < 0n;
    return balance && isSpent && balance.raw + shown <= 0n ? [balance.currency] : [];
  });
  const native = balances.find((balance) => balance?.currency.type === 'native');
  if (native === undefined || networkFee === undefined) return { spentWhole };
  const { fee, approvals } = networkFee;
  const fees = amountOf(native.currency, fee.raw + (approvals?.fee.raw ?? 0n));
  const change = changeOf(native.currency);
  const amount = (raw: bigint) => amountOf(native.currency, maxBigint(raw, 0n));
  // Fees come on top of the maximum AVAX that is sent, and are paid before anything arrives.
  const beforeFees = native.raw + (change && change.worst < 0n ? change.worst : 0n);
  if (beforeFees < fees.raw) {
    return { spentWhole, shortage: { isUnpayable: true, left: amount(beforeFees), fees } };
  }
  const left = native.raw + (change?.shown ?? 0n) - fees.raw;
  if (left >= fee.raw) return { spentWhole };
  return { spentWhole, shortage: { isUnpayable: false, left: amount(left), fees } };
}
