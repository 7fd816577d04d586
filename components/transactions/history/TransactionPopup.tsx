'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { ExplorerLink } from '@/components/transactions/progress/ExplorerLink';
import { OutcomeIcon } from '@/components/transactions/progress/OutcomeIcon';
import { useOutcomeText } from '@/components/transactions/progress/useOutcomeText';
import { Button } from '@/components/ui/Button';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { Popup } from '@/lib/site/overlays/popups';
import { usePopupLifetime } from '@/lib/site/overlays/usePopupLifetime';
import type { OutcomePopup } from '@/lib/transactions/history/atoms';
import * as styles from './TransactionPopup.css';
import { useSummaryText } from './useSummaryText';

type Props = { popup: Popup<OutcomePopup>; onRemove: () => void };

/** Reports a transaction's outcome. It stays while the pointer or the focus is on it. */
export const TransactionPopup = withMessages(signingMessages, Content);

function Content({ popup, onRemove }: Props) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const outcomeText = useOutcomeText();
  const pauses = usePopupLifetime(popup, onRemove);
  const { outcome, chainId, target } = popup.content;
  return (
    <div className={styles.popup} {...pauses}>
      <OutcomeIcon outcome={outcome} />
      <div className={styles.words}>
        <p className={styles.summary}>{summaryText(popup.content, 'short')}</p>
        <div className={styles.outcome}>
          <p>{outcomeText(popup.content)}</p>
          <ExplorerLink chainId={chainId} target={target} />
        </div>
      </div>
      <Button variant="icon" aria-label={t('dismiss')} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
