import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Figure } from '@/components/ui/Figure';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { below as belowStyle } from '@/components/ui/table.css';

type Props = {
  term: string;
  /** Empty if the figure is unknown, or there is none: then a dash is shown. */
  children: ReactNode;
  below?: ReactNode;
};

/** A figure of a farm with its name, and what it is made of beneath. */
export function FarmListFigure({ term, children, below }: Props) {
  const t = useTranslations('farms');
  return (
    <Figure term={term} below={below && <dd className={belowStyle}>{below}</dd>}>
      {children || <MissingFigure label={t('unknown')} />}
    </Figure>
  );
}
