import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Fact, Facts } from '@/components/ui/Facts';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import * as styles from './QuotePanel.css';

const COSTS = ['price', 'fee', 'networkFee', 'total', 'allIn'] as const;
const FIGURE_CHARACTERS = 8;

type Props = {
  /** The figure of a row, by the key of its message. */
  figure: (row: 'receive' | (typeof COSTS)[number]) => ReactNode;
  /** Further rows. */
  children?: ReactNode;
};

/** The rows of a quote: what a purchase brings, and what it costs. */
export function QuoteRows({ figure, children }: Props) {
  const t = useTranslations('buy');
  return (
    <>
      <dl className={styles.received}>
        <div>
          <dt className={styles.term}>{t('receive')}</dt>
          <dd className={styles.avax}>{figure('receive')}</dd>
        </div>
      </dl>
      <div className={styles.costs}>
        <Facts>
          {COSTS.map((row) => (
            <Fact key={row} term={t(row)}>
              {row === 'total' ? <strong>{figure(row)}</strong> : figure(row)}
            </Fact>
          ))}
          {children}
        </Facts>
      </div>
    </>
  );
}

/** The rows before there is a quote. */
export function EmptyQuote() {
  return <QuoteRows figure={() => NOT_KNOWN} />;
}

/** The rows while a quote, or the code that shows it, is loaded. */
export function QuoteSkeleton() {
  return <QuoteRows figure={() => <Skeleton characters={FIGURE_CHARACTERS} />} />;
}
