'use client';

import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { transactionPopupsAtom } from '@/lib/history/atoms';
import * as styles from './Popups.css';

const TransactionPopup = lazyComponent(() =>
  import('@/components/transactions/TransactionPopup').then((loaded) => loaded.TransactionPopup),
);

/** Popups over the page that report outcomes. Each leaves after its lifetime. */
export function Popups() {
  const t = useTranslations('frame');
  const [popups, change] = useAtom(transactionPopupsAtom);
  return (
    <section className={styles.stack} aria-label={t('popups')} aria-live="polite">
      {popups.map((popup) => (
        <TransactionPopup
          key={popup.key}
          popup={popup}
          onRemove={() => change({ type: 'remove', key: popup.key })}
        />
      ))}
    </section>
  );
}
