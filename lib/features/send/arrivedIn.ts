import { type Address, isAddressEqual } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import type { Simulated } from '@/lib/transactions/simulation/simulation';

/**
 * What a simulation delivers to a recipient, in the smallest unit of what is sent.
 *
 * @param simulation - One whose calls succeed. A failed call delivers nothing.
 * @param sent - The amount that is sent.
 * @returns undefined without a simulation, and if it does not show it: the token returns no
 * balance, the balance falls, or more would arrive than was sent.
 */
export function arrivedIn(
  simulation: Pick<Simulated, 'changes'> | undefined,
  recipient: Address,
  sent: Amount,
): bigint | undefined {
  const change = simulation?.changes.find(
    ({ owner, currency }) =>
      isAddressEqual(owner, recipient) && isSameCurrency(currency, sent.currency),
  );
  if (change?.before === undefined) return undefined;
  const arrived = change.after - change.before;
  return arrived >= 0n && arrived <= sent.raw ? arrived : undefined;
}
