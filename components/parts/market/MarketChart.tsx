import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { choice, choices } from '@/components/ui/choices.css';
import type { ChartSpan } from '@/lib/exchange/market/chartSpan';
import * as styles from './MarketChart.css';
import { PathChart } from './PathChart';

type Props = ComponentProps<typeof PathChart> & {
  span: ChartSpan;
  onSpan: (span: ChartSpan) => void;
};

const SPANS = ['hour', 'day', 'week', 'seen'] as const;

/** The chart of a pair, with the choice of its span. */
export function MarketChart({ span, onSpan, ...chart }: Props) {
  const t = useTranslations('market');
  return (
    <div className={styles.chart}>
      <fieldset className={choices} aria-label={t('span.label')}>
        {SPANS.map((each) => (
          <button
            key={each}
            type="button"
            className={choice}
            aria-pressed={each === span}
            onClick={() => onSpan(each)}
          >
            {t(`span.${each}`)}
          </button>
        ))}
      </fieldset>
      <PathChart {...chart} />
    </div>
  );
}
