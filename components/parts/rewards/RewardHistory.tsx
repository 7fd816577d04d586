import { useLocale, useTranslations } from 'next-intl';
import { Sparkline } from '@/components/parts/market/Sparkline';
import { Fact, Facts } from '@/components/ui/Facts';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatApr } from '@/lib/base/amounts/formatPercent';
import { compareFractions } from '@/lib/base/amounts/fraction';
import { formatDateTime } from '@/lib/base/time/formatDate';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import type { RatesRead } from '@/lib/exchange/rewards/pools/useRates';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { PaidRewardsFact } from './PaidRewardsFact';
import * as styles from './RewardHistory.css';

type Props = {
  pool: RewardPool;
  /** Undefined for a pool that pays no more. */
  rates: RatesRead | undefined;
};

/** What a pool's APR was within a week, and what it has paid the account so far. */
export function RewardHistory({ pool, rates }: Props) {
  const account = useAddress();
  return (
    <Facts isRuled>
      {rates && <PastApr rates={rates} />}
      {account && <PaidRewardsFact key={account} account={account} pool={pool} />}
    </Facts>
  );
}

function PastApr({ rates }: { rates: RatesRead }) {
  const t = useTranslations('story');
  return (
    <Fact term={t('pastApr')} isBeside>
      <span className={styles.lines}>
        {rates.status === 'reading' && (
          <>
            <span className={styles.figure}>
              <Skeleton characters={18} />
            </span>
            <span className={styles.below}>
              <Skeleton characters={20} />
            </span>
          </>
        )}
        {rates.status === 'unavailable' && (
          <NoPast text={t(rates.why === 'failed' ? 'pastFailed' : 'noOldStates')} />
        )}
        {rates.status === 'read' && <Rates points={rates.points} />}
      </span>
    </Fact>
  );
}

function Rates({ points }: { points: readonly PricePoint[] }) {
  const t = useTranslations('story');
  const locale = useLocale();
  const sorted = points.map(({ price }) => price).toSorted(compareFractions);
  const [first, last] = [points[0], points.at(-1)];
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!first || !last || !low || !high || points.length < 2)
    return <NoPast text={t('pastFailed')} />;
  const timeOf = ({ seconds }: PricePoint) => formatDateTime(seconds * 1000, locale);
  const range = t('lowHigh', { low: formatApr(low, locale), high: formatApr(high, locale) });
  const label = `${t('pastApr')}: ${range}`;
  return (
    <>
      <span className={styles.figure}>
        <Sparkline points={points} label={label} />
        <span>{range}</span>
      </span>
      <span className={styles.below}>{t('fromTo', { from: timeOf(first), to: timeOf(last) })}</span>
    </>
  );
}

/** A dash, and why. */
function NoPast({ text }: { text: string }) {
  const t = useTranslations('story');
  return (
    <>
      <span className={styles.figure}>
        <MissingFigure label={t('unknown')} />
      </span>
      <span className={styles.below}>{text}</span>
    </>
  );
}
