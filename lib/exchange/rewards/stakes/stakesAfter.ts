import { isAddressEqual } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import { isSameToken } from '@/lib/base/tokens/token';
import type { MovedAmounts } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { STAKES, type Stake } from './stakeCatalogue';

type Sent = Pick<TransactionRecord, 'summary' | 'from' | 'claim'>;

/**
 * The single stakes that take what a confirmed swap or claim brought to the account itself, in the
 * order of the catalogue.
 *
 * @param moved - What it moved, if known.
 */
export function stakesAfter(sent: Sent, moved: MovedAmounts | undefined): readonly Stake[] {
  const received = receivedCurrency(sent, moved);
  if (received?.type !== 'token') return [];
  return STAKES.filter(({ pool }) => isSameToken(pool.stakingToken, received));
}

function receivedCurrency(
  { summary, from, claim }: Sent,
  moved: MovedAmounts | undefined,
): Currency | undefined {
  switch (summary.type) {
    case 'swap':
      return summary.recipient === undefined ? summary.output.currency : undefined;
    case 'claim':
      return moved?.reward === 0n ? undefined : summary.reward.currency;
    case 'airdrop':
      return claim && !isAddressEqual(claim.recipient, from) ? undefined : summary.claimed.currency;
    default:
      return undefined;
  }
}
