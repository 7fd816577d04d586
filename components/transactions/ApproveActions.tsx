import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import type { useApproval } from '@/lib/approvals/useApproval';
import * as styles from './ApproveActions.css';

type Props = { approval: ReturnType<typeof useApproval>; symbol: string };

/** Lets the exchange take a token: without a limit, or only what is needed now. */
export function ApproveActions({ approval, symbol }: Props) {
  const t = useTranslations('approvals');
  const errorText = useErrorText();
  const { status, submission, needsRevoke } = approval;
  const failure = submission.error && !needsRevoke ? errorText(submission.error) : undefined;
  if (status === 'pending' || submission.isPending) {
    return (
      <Button look="primary" disabled>
        <Spinner />
        {t(submission.isPending ? 'waiting' : 'pending', { symbol })}
      </Button>
    );
  }
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{t(needsRevoke ? 'revokeFirst' : 'note', { symbol })}</p>
      {needsRevoke ? (
        <Button look="primary" onClick={approval.revoke}>
          {t('revoke', { symbol })}
        </Button>
      ) : (
        <div className={styles.sizes}>
          <Button look="primary" onClick={() => approval.approve('unlimited')}>
            {t('unlimited', { symbol })}
          </Button>
          <Button look="secondary" onClick={() => approval.approve('exact')}>
            {t('onlyThisAmount')}
          </Button>
        </div>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
