import type { ReactNode } from 'react';
import { Figure } from '@/components/ui/Figure';
import { valueLine } from '@/components/ui/figure.css';

type Props = { term: string; children: ReactNode; below?: ReactNode };

/** A figure of a position with its name, on one line or two. */
export function PoolFigure({ term, children, below }: Props) {
  return (
    <Figure term={term} isTall below={below && <dd className={valueLine}>{below}</dd>}>
      {children}
    </Figure>
  );
}
