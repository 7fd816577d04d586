import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { list } from '@/components/ui/list.css';
import * as styles from './PoolTable.css';

type Props = {
  /** What its rows are. */
  title: string;
  /** Whether its rows only reserve the place of others. */
  isWaiting?: boolean;
  /** The rows. */
  children: ReactNode;
};

/** Positions as rows of one table, below the names of its columns. */
export function PoolTable({ title, isWaiting = false, children }: Props) {
  const t = useTranslations('pool');
  return (
    <ul className={list} aria-hidden={isWaiting || undefined}>
      <li className={styles.names} aria-hidden="true">
        <span>{title}</span>
        <span className={styles.onPhone}>{t('valueAndShare')}</span>
        <span className={styles.fromTablet}>{t('value')}</span>
        <span className={styles.fromTablet}>{t('share')}</span>
        <span className={styles.fromDesktop}>{t('pooled')}</span>
      </li>
      {children}
    </ul>
  );
}
