import { isSameToken } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { type Farm, farmsOn } from './farmCatalogue';

/** The farms of the pair to which a transaction adds liquidity, the newest version first. */
export function farmsAfter(summary: TransactionSummary): readonly Farm[] {
  if (summary.type !== 'add') return [];
  const pair = [wrapped(summary.amountA.currency), wrapped(summary.amountB.currency)];
  return farmsOn(pair[0]?.chainId)
    .filter(({ tokens }) => pair.every((own) => tokens.some((token) => isSameToken(token, own))))
    .toSorted((a, b) => b.version - a.version);
}
