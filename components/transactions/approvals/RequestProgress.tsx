import { useTranslations } from 'next-intl';
import { DismissedButton } from '@/components/transactions/progress/DismissedButton';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { useIsSlow } from '@/components/ui/useIsSlow';
import * as styles from './ApproveActions.css';

/** How long the wallet may take before the page asks the user about the request. */
export const SLOW_ANSWER_MS = 20_000;

type Props = {
  /** The text for what is in progress. */
  children: string;
  /** Whether the wallet has the request. Before that, the request is checked. */
  isRequested: boolean;
  onDismissed: () => void;
};

/** Replaces a form's button while a request is being checked or waits in the wallet. */
export function RequestProgress({ children, isRequested, onDismissed }: Props) {
  const t = useTranslations('transactions');
  const isSlow = useIsSlow(isRequested, SLOW_ANSWER_MS);
  return (
    <div className={styles.panel}>
      <Button variant="primary" disabled>
        <Spinner />
        {children}
      </Button>
      {isRequested && !isSlow && <p className={styles.note}>{t('confirmThere')}</p>}
      {isSlow && (
        <>
          <div className={styles.note} role="status">
            <p>{t('stillWaiting')}</p>
            <p>{t('dismissedHelp')}</p>
          </div>
          <DismissedButton onClick={onDismissed} />
        </>
      )}
    </div>
  );
}

/** The messages of `approvals` that say what a pending approval waits for. */
export const PROGRESS_TEXT = {
  giving: 'approve.pending',
  removing: 'revoke.pending',
  reading: 'reading',
} as const;
