import { type Amount, amountOf } from '@/lib/amounts/amount';
import { maxBigint } from '@/lib/amounts/minMax';
import type { ExpectedChange } from '@/lib/submit/intent';
import { type Currency, isSameCurrency } from '@/lib/tokens/currency';

/** What a transaction leaves of the balances that pay for it. */
export type Remainder = {
  /** The tokens whose balance becomes 0. */
  readonly spentWhole: readonly Currency[];
  /** Too little AVAX: for this transaction's own fee (`isUnpayable`), or for another one's. */
  readonly shortage?: {
    readonly isUnpayable: boolean;
    /** Before the fee if that can't be paid, else after it. */
    readonly left: Amount;
    readonly fee: Amount;
  };
};

/**
 * What a transaction leaves of an account's balances.
 *
 * @param changes - Of the account's own balances.
 * @param balances - Before it, with that of AVAX; absent ones are not known.
 * @param fee - The network fee in AVAX; absent when it is not known.
 */
export function remainderOf(
  changes: readonly ExpectedChange[],
  balances: readonly (Amount | undefined)[],
  fee: Amount | undefined,
): Remainder {
  const changeOf = (currency: Currency) =>
    changes.find((change) => isSameCurrency(change.currency, currency));
  const spentWhole = balances.flatMap((balance) => {
    const shown = balance && changeOf(balance.currency)?.shown;
    const isSpent = balance?.currency.type === 'token' && shown !== undefined && shown < 0n;
    return balance && isSpent && balance.raw + shown <= 0n ? [balance.currency] : [];
  });
  const native = balances.find((balance) => balance?.currency.type === 'native');
  if (native === undefined || fee === undefined) return { spentWhole };
  const change = changeOf(native.currency);
  const amount = (raw: bigint) => amountOf(native.currency, maxBigint(raw, 0n));
  // The fee is paid beside the most that is sent along, and before anything arrives.
  const beforeFee = native.raw + (change && change.worst < 0n ? change.worst : 0n);
  if (beforeFee < fee.raw) {
    return { spentWhole, shortage: { isUnpayable: true, left: amount(beforeFee), fee } };
  }
  const left = native.raw + (change?.shown ?? 0n) - fee.raw;
  if (left >= fee.raw) return { spentWhole };
  return { spentWhole, shortage: { isUnpayable: false, left: amount(left), fee } };
}
