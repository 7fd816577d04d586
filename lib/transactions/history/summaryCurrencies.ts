import type { Currency } from '@/lib/base/tokens/currency';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { TransactionSummary } from './summary';

/**
 * What a transaction is about: the currency that leaves and the one that comes, or those of its
 * pair. None for votes and proposals.
 */
export function summaryCurrencies(summary: TransactionSummary): readonly Currency[] {
  switch (summary.type) {
    case 'swap':
      return [summary.input.currency, summary.output.currency];
    case 'wrap':
      return [summary.amount.currency, wrapped(summary.amount.currency)];
    case 'unwrap':
      return [summary.amount.currency, nativeCurrency(summary.amount.currency.chainId)];
    case 'send':
      return [summary.amount.currency];
    case 'add':
    case 'remove':
      return [summary.amountA.currency, summary.amountB.currency];
    case 'deposit':
    case 'withdraw':
      return pairOf(summary) ?? [summary.amount.currency];
    case 'claim':
      return [summary.reward.currency];
    case 'convert':
      return [summary.presentA, summary.presentB];
    case 'upgrade':
      return [summary.amount.currency, summary.received.currency];
    case 'airdrop':
      return [summary.claimed.currency];
    case 'approve':
    case 'revoke':
      return [summary.token];
    case 'voteFor':
    case 'voteAgainst':
    case 'delegate':
    case 'queue':
    case 'execute':
    case 'other':
      return [];
  }
}

type Farmed = Extract<TransactionSummary, { type: 'deposit' | 'withdraw' }>;

/** The currencies of the pair whose pool token is staked; undefined for a single token. */
function pairOf({ tokenA, tokenB }: Farmed): readonly Currency[] | undefined {
  return tokenA && tokenB && [tokenA, tokenB];
}
