import { BPS_BASE } from '@/lib/base/amounts/bps';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import { arriving } from '@/lib/exchange/trade/transferFees';
import type { BalanceChange, Simulated } from '@/lib/transactions/simulation/simulation';
import type { CountedTransfer, Expectation } from '@/lib/transactions/submit/intent';
import { ROUNDING } from './tokenProbe';

/** A transfer, and the fee that its token took in a simulation, in whole basis points. */
type MeasuredTransfer = CountedTransfer & { readonly measuredBps: number };

/**
 * The fees that tokens took on a review's own transfers: what was sent, less what arrived.
 *
 * The counted fee is kept if it explains what arrived to within two units; otherwise the measured
 * one is rounded up. A transfer is left out when a balance is unknown, when nothing was sent or
 * arrived, and when more arrived than was sent. All are left out when a plain token seems to take a
 * fee, because then the pools made other transfers as well.
 */
export function measuredFees(
  { changes: expected, transfers = [] }: Expectation,
  { changes }: Simulated,
): readonly MeasuredTransfer[] {
  const ends = changes.slice(expected.length);
  const measured = transfers.flatMap((transfer, index): MeasuredTransfer[] => {
    const measuredBps = feeOf(transfer, ends[2 * index], ends[2 * index + 1]);
    return measuredBps === undefined ? [] : [{ ...transfer, measuredBps }];
  });
  const isPlain = ({ currency }: CountedTransfer) => isKnownPlain(currency);
  const isDisturbed =
    measured.filter(isPlain).length < transfers.filter(isPlain).length ||
    measured.some((one) => isPlain(one) && one.measuredBps !== 0);
  return isDisturbed ? [] : measured.filter((one) => !isPlain(one));
}

function feeOf(
  { direction, feeBps }: CountedTransfer,
  pool: BalanceChange | undefined,
  holder: BalanceChange | undefined,
): number | undefined {
  if (pool?.before === undefined || holder?.before === undefined) return undefined;
  const [ofPool, ofHolder] = [pool.after - pool.before, holder.after - holder.before];
  const [sent, arrived] = direction === 'toPool' ? [-ofHolder, ofPool] : [-ofPool, ofHolder];
  if (sent <= 0n || arrived <= 0n || arrived > sent + ROUNDING) return undefined;
  const unexplained = arrived - arriving(sent, feeBps);
  if (-ROUNDING <= unexplained && unexplained <= ROUNDING) return feeBps;
  const lost = ((sent - arrived) * BPS_BASE + sent - 1n) / sent;
  return lost < BPS_BASE ? Math.max(Number(lost), 0) : undefined;
}
