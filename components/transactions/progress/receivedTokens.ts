import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/exchange/pairs/pairAddress';
import type { TransactionSummary } from '@/lib/transactions/history/summary';

/**
 * The addresses of the tokens that a confirmed transaction brought to the account itself: none for
 * AVAX, and none for what went to another recipient.
 */
export function receivedTokens(summary: TransactionSummary): readonly Token['address'][] {
  switch (summary.type) {
    case 'swap':
      return summary.recipient === undefined ? addressesOf(summary.output.currency) : [];
    case 'wrap':
      return addressesOf(wrapped(summary.amount.currency));
    case 'add':
      return [pairAddress(wrapped(summary.amountA.currency), wrapped(summary.amountB.currency))];
    case 'remove':
      return addressesOf(summary.amountA.currency, summary.amountB.currency);
    case 'withdraw':
      return summary.reward && summary.reward.raw > 0n ? addressesOf(summary.reward.currency) : [];
    case 'convert':
    case 'upgrade':
      return addressesOf(summary.received.currency);
    case 'claim':
      return addressesOf(summary.reward.currency);
    case 'airdrop':
      return addressesOf(summary.claimed.currency);
    default:
      return [];
  }
}

function addressesOf(...currencies: readonly Currency[]): readonly Token['address'][] {
  return currencies.flatMap((currency) => (currency.type === 'token' ? [currency.address] : []));
}
