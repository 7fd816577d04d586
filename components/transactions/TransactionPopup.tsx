'use client';

import { CircleCheck, CircleX, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import type { Popup } from '@/lib/shell/popups';
import { usePopupLifetime } from '@/lib/shell/usePopupLifetime';
import type { TransactionPopup as Content } from '@/lib/transactions/atoms';
import { ExplorerLink } from './ExplorerLink';
import * as styles from './TransactionPopup.css';
import { useSummaryText } from './useSummaryText';

type Props = { popup: Popup<Content>; onRemove: () => void };

/** How a transaction ended. */
export function TransactionPopup({ popup, onRemove }: Props) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  usePopupLifetime(popup, onRemove);
  const { outcome, summary, chainId, hash } = popup.content;
  const isSuccess = outcome === 'confirmed' || outcome === 'spedUp';
  const Icon = isSuccess ? CircleCheck : CircleX;
  return (
    <div className={styles.popup}>
      <Icon size={24} className={isSuccess ? styles.success : styles.failure} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.what}>{summaryText(summary)}</p>
        <p>{t(outcome)}</p>
        <ExplorerLink chainId={chainId} hash={hash} />
      </div>
      <Button look="icon" aria-label={t('dismiss')} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
