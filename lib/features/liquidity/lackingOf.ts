import type { Amount } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';

type Amounts = readonly [Amount | undefined, Amount | undefined];

/**
 * The first currency that an account spends more of than it has. An unknown balance counts as
 * enough.
 */
export function lackingOf(spent: Amounts, balances: Amounts): Currency | undefined {
  const lacking = spent.find((amount, side) => {
    const balance = balances[side];
    return amount !== undefined && balance !== undefined && amount.raw > balance.raw;
  });
  return lacking?.currency;
}
