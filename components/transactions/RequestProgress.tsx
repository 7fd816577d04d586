import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import { useIsSlow } from '@/components/ui/useIsSlow';
import * as styles from './ApproveActions.css';
import { DismissedButton } from './DismissedButton';

/** How long the wallet may take before the page asks the person what happened to the request. */
export const SLOW_ANSWER_MS = 60_000;

type Props = {
  /** What goes on. */
  children: string;
  /** Whether the wallet has the request; before that it is checked. */
  isAsked: boolean;
  onDismissed: () => void;
};

/** In place of a form's button: a request that is on its way to the wallet, or waits there. */
export function RequestProgress({ children, isAsked, onDismissed }: Props) {
  const t = useTranslations('transactions');
  const isSlow = useIsSlow(isAsked, SLOW_ANSWER_MS);
  return (
    <div className={styles.panel}>
      <Button variant="primary" disabled>
        <Spinner />
        {children}
      </Button>
      {isSlow && (
        <>
          <p className={styles.note} role="status">
            {t('stillWaiting')}. {t('dismissedHelp')}
          </p>
          <DismissedButton onClick={onDismissed} />
        </>
      )}
    </div>
  );
}
