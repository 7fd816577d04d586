import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import * as styles from './AccountPortfolio.css';

/** In place of the account's value and its parts until their code is loaded. */
export function PortfolioWaiting({ children }: { children?: ReactNode }) {
  return (
    <div>
      <div className={styles.value}>
        <p className={styles.dollars}>
          <Skeleton characters={8} />
        </p>
        <p className={styles.note} />
      </div>
      {children}
    </div>
  );
}
