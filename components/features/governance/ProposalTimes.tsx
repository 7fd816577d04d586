import { useLocale, useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { AVALANCHE } from '@/lib/base/networks/network';
import { countdownMoments, formatPeriod } from '@/lib/base/time/formatPeriod';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import type { Proposal } from '@/lib/features/governance/proposal';
import { expiresAt, proposalMoments } from '@/lib/features/governance/proposalTimes';
import { useTimeText } from './useTimeText';

/** A shorter time is not counted. */
const LEAST_SECONDS = 60n;

/** When voting starts and ends, and once it is queued, when the proposal can be executed. */
export function ProposalTimes({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('proposal');
  const timeText = useTimeText();
  const { startTime, endTime, eta, state } = proposal;
  const expiry = expiresAt(proposal);
  const now = useChainTime(AVALANCHE, { moments: proposalMoments(proposal) });
  const isPast = (seconds: bigint) => now !== undefined && seconds <= now;
  const timeLeft = (seconds: bigint) =>
    isPast(seconds) ? timeText(seconds) : <TimeLeft seconds={seconds} />;
  return (
    <Facts>
      {state === 'canceled' ? (
        // When it was canceled is not known: its vote may never have started or ended.
        <>
          <Fact term={t('times.plannedStart')}>{timeText(startTime)}</Fact>
          <Fact term={t('times.plannedEnd')}>{timeText(endTime)}</Fact>
        </>
      ) : (
        <>
          <Fact term={t(isPast(startTime) ? 'times.started' : 'times.start')}>
            {timeLeft(startTime)}
          </Fact>
          <Fact term={t(isPast(endTime) ? 'times.ended' : 'times.end')}>{timeLeft(endTime)}</Fact>
        </>
      )}
      {state === 'queued' && <Fact term={t('times.eta')}>{timeLeft(eta)}</Fact>}
      {(state === 'queued' || state === 'expired') && expiry !== undefined && (
        <Fact term={t(isPast(expiry) ? 'times.expired' : 'times.expires')}>{timeLeft(expiry)}</Fact>
      )}
    </Facts>
  );
}

/** A time that is to come, and how long that is. */
export function TimeLeft({ seconds }: { seconds: bigint }) {
  const t = useTranslations('proposal');
  const locale = useLocale();
  const time = useTimeText()(seconds);
  const now = useChainTime(AVALANCHE, { moments: countdownMoments(seconds) });
  if (now === undefined || seconds - now < LEAST_SECONDS) return <>{time}</>;
  return <>{t('inTime', { time, left: formatPeriod(Number(seconds - now), locale) })}</>;
}
