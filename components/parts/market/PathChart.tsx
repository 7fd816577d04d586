import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import { marketMessages } from '@/lib/base/i18n/exported/market';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import { formatTime } from '@/lib/base/time/formatTime';
import { timeTicks } from '@/lib/base/time/timeTicks';
import type { Currency } from '@/lib/base/tokens/currency';
import type { PathRead } from '@/lib/exchange/market/historyRead';
import { THIN_USD } from '@/lib/exchange/market/marketPairs';
import { invertedPoints } from '@/lib/exchange/market/pricePoints';
import * as styles from './PathChart.css';
import { PriceChart } from './PriceChart';

type Props = {
  history: PathRead;
  /** What the prices are of, and what they are in, as they are shown. */
  base: Currency;
  quote: Currency;
  /** Whether the history is of the other direction. */
  isInverted?: boolean;
};

/**
 * The prices of a path, with where they come from, their span and their age. Without prices it says
 * in as much room what is missing, and what is left.
 */
export const PathChart = withMessages({ market: marketMessages }, Content);

function Content({ history, ...shown }: Props) {
  switch (history.status) {
    case 'reading':
      return <Reading />;
    case 'drawn':
      return <Drawing history={history} {...shown} />;
    default:
      return <Missing history={history} />;
  }
}

type Drawn = Extract<PathRead, { status: 'drawn' }>;

function Drawing({ history, base, quote, isInverted = false }: Props & { history: Drawn }) {
  const { points } = history;
  const shown = useMemo(() => (isInverted ? invertedPoints(points) : points), [points, isInverted]);
  return (
    <div className={styles.place}>
      <PriceChart points={shown} base={base} quote={quote} />
      <Source history={history} />
    </div>
  );
}

function Reading() {
  const t = useTranslations('market');
  const locale = useLocale();
  // The first times that a page writes take long: they are written before there is a chart to draw.
  useEffect(() => void timeTicks(0, 1, locale), [locale]);
  return (
    <div className={styles.place}>
      <p className={styles.reading} role="status" aria-label={t('chart.reading')} />
      <p className={styles.source} />
    </div>
  );
}

function Source({ history: { source, spanSeconds, readAtSeconds, leftOut } }: { history: Drawn }) {
  const t = useTranslations('market');
  const locale = useLocale();
  return (
    <p className={styles.source}>
      {t(`source.${source}`, {
        period: formatPeriod(spanSeconds, locale),
        time: formatTime(readAtSeconds * 1_000, readAtSeconds * 1_000, locale),
      })}
      {leftOut > 0 && ` ${t('leftOut', { count: leftOut })}`}
    </p>
  );
}

function Missing({ history }: { history: Exclude<PathRead, { status: 'reading' | 'drawn' }> }) {
  const t = useTranslations('market');
  const locale = useLocale();
  const why = history.status === 'unavailable' ? history.why : history.status;
  return (
    <div className={styles.place}>
      <p className={styles.missing} role="status">
        {t(`noChart.${why}`, {
          limit: formatWholeUsd(THIN_USD, locale),
          hour: t('span.hour'),
          seen: t('span.seen'),
        })}
      </p>
      <p className={styles.source} />
    </div>
  );
}
