import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import * as figures from '@/components/ui/figure.css';
import { MissingFigure } from '@/components/ui/MissingFigure';
import * as styles from './FarmListCard.css';

type Props = {
  term: string;
  /** Empty if the figure is unknown, or there is none: then a dash is shown. */
  children: ReactNode;
  below?: ReactNode;
};

/** A figure of a farm with its name, and what it is made of beneath. */
export function FarmFigure({ term, children, below }: Props) {
  const t = useTranslations('farms');
  return (
    <div className={figures.figure}>
      <dt className={figures.term}>{term}</dt>
      <dd className={figures.value}>{children || <MissingFigure label={t('unknown')} />}</dd>
      {below && <dd className={styles.below}>{below}</dd>}
    </div>
  );
}
