import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import { otherForm } from '@/lib/base/tokens/wrapped';
import type { MovedAmounts, TransactionSummary } from './summary';

/** An amount that a confirmed transaction paid or received. */
export type SettledAmount = { readonly side: 'paid' | 'received'; readonly amount: Amount };

/**
 * What a confirmed transaction paid and received. An amount that its receipt does not show, and a
 * reward of zero, are left out; a wrap, a send, a deposit and a withdrawal move what was requested.
 */
export function settledAmounts(
  summary: TransactionSummary,
  moved: MovedAmounts = {},
): readonly SettledAmount[] {
  const settled = (side: SettledAmount['side'], { currency }: Amount, raw: bigint | undefined) =>
    raw === undefined ? [] : [{ side, amount: amountOf(currency, raw) }];
  switch (summary.type) {
    case 'swap':
      return [
        ...settled('paid', summary.input, moved.input),
        ...settled('received', summary.output, moved.output),
      ];
    case 'add':
      return [
        ...settled('paid', summary.amountA, moved.amountA),
        ...settled('paid', summary.amountB, moved.amountB),
        ...(summary.received ? settled('received', summary.received, moved.received) : []),
      ];
    case 'remove':
      return [
        ...settled('received', summary.amountA, moved.amountA),
        ...settled('received', summary.amountB, moved.amountB),
      ];
    case 'wrap':
    case 'unwrap': {
      const { currency, raw } = summary.amount;
      const received = otherForm(currency);
      return [
        ...settled('paid', summary.amount, raw),
        ...(received ? settled('received', amountOf(received, raw), raw) : []),
      ];
    }
    case 'deposit':
      return [{ side: 'paid', amount: summary.amount }];
    case 'withdraw':
      return [
        { side: 'received', amount: summary.amount },
        ...(summary.reward ? settledReward(summary.reward, moved.reward) : []),
      ];
    case 'convert':
    case 'upgrade':
      return [
        { side: 'paid', amount: summary.amount },
        ...settled('received', summary.received, moved.received),
      ];
    case 'claim':
      return settledReward(summary.reward, moved.reward);
    case 'airdrop':
      return settled('received', summary.claimed, moved.claimed);
    case 'send':
      return [{ side: 'paid', amount: summary.amount }];
    case 'approve':
    case 'revoke':
    case 'voteFor':
    case 'voteAgainst':
    case 'delegate':
    case 'queue':
    case 'execute':
    case 'other':
      return [];
  }
}

function settledReward({ currency }: Amount, raw: bigint | undefined): readonly SettledAmount[] {
  return raw ? [{ side: 'received', amount: amountOf(currency, raw) }] : [];
}

/** A receipt that shows every amount. */
const ALL_MOVED: MovedAmounts = {
  input: 1n,
  output: 1n,
  amountA: 1n,
  amountB: 1n,
  reward: 1n,
  claimed: 1n,
  received: 1n,
};

/** The currencies that a transaction pays, or receives, once it is confirmed. */
export function settledCurrencies(
  summary: TransactionSummary,
  side: SettledAmount['side'],
): readonly Currency[] {
  return settledAmounts(summary, ALL_MOVED).flatMap((each) =>
    each.side === side ? [each.amount.currency] : [],
  );
}

/** Whether what a confirmed transaction paid and received is known whole. */
export function areAllKnown(
  summary: TransactionSummary,
  settled: readonly SettledAmount[],
): boolean {
  return settled.length === settledAmounts(summary, ALL_MOVED).length;
}

/** Whether both sides are one amount, as those of a wrap and of an old token's conversion are. */
export function isOneForOne({ type }: TransactionSummary): boolean {
  return type === 'wrap' || type === 'unwrap' || type === 'upgrade';
}
