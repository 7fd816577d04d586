import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { RequestProblems } from '@/components/transactions/progress/RequestProblems';
import { Button } from '@/components/ui/Button';
import { halves } from '@/components/ui/halves.css';
import { Spinner } from '@/components/ui/Spinner';
import { withEnds } from '@/components/ui/withEnds';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { Currency } from '@/lib/base/tokens/currency';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import type { ApprovalSize } from '@/lib/site/settings/settings';
import { chooseApprovalSize, useSettings } from '@/lib/site/settings/store';
import type { ApprovalStep } from '@/lib/transactions/approvals/useApprovalSteps';
import { useShowsResult } from '@/lib/transactions/history/useOutcome';
import { useHasWalletRequest } from '@/lib/transactions/submit/useHasWalletRequest';
import * as styles from './ApproveActions.css';
import { PROGRESS_TEXT, RequestProgress } from './RequestProgress';

type Props = Omit<ApprovalStep, 'isDone'>;

const SIZES = ['unlimited', 'exact'] as const;

/**
 * Approves a token for the exchange: without a limit, or only the amount needed now. The size used
 * last is chosen at first. Or removes an earlier approval, if the token demands that.
 */
export const ApproveActions = withMessages(signingMessages, Content);

function Content({ approval, currency, kind }: Props) {
  const t = useTranslations('approvals');
  const symbolText = useSymbolText();
  const symbol = symbolText(currency);
  const { status, submission, needsRevoke } = approval;
  const [size, setSize] = useState(useSettings((settings) => settings.approvalSize));
  const { isStale } = useFreshness(currency.chainId);
  const isBlocked = useHasWalletRequest() || isStale;
  const approve = () => {
    chooseApprovalSize(size);
    approval.approve(size);
  };
  // What was approved is the next step of the review. What failed has a popup.
  useShowsResult(submission.data?.transaction.hash, 'success');
  const { exact } = approval;
  const isRequested = submission.phase === 'requested';
  const isWaiting = submission.isPending || status === 'pending';
  return (
    <div className={styles.panel}>
      {kind === 'revoke' && <p className={styles.note}>{t('revoke.note', { symbol })}</p>}
      {submission.isPending && (
        <RequestProgress isRequested={isRequested} onDismissed={submission.dismissRequest}>
          {t(`${kind}.${isRequested ? 'waiting' : 'checking'}`, {
            symbol: symbolText(requestedToken(approval) ?? currency),
          })}
        </RequestProgress>
      )}
      {!submission.isPending && status === 'pending' && (
        <Button variant="primary" disabled>
          <Spinner />
          {t(approval.progress ? PROGRESS_TEXT[approval.progress] : `${kind}.pending`, { symbol })}
        </Button>
      )}
      {!isWaiting && kind === 'revoke' && (
        <Button variant="primary" disabled={isBlocked} onClick={approval.revoke}>
          {t('revoke.action', { symbol })}
        </Button>
      )}
      {!isWaiting && kind === 'approve' && (
        <>
          <SizeChoice size={size} onChoose={setSize} />
          <p className={styles.note}>
            {size === 'unlimited'
              ? t('sizes.unlimitedNote', { symbol })
              : withEnds(
                  t.rich(approval.isExactMore ? 'sizes.exactMore' : 'sizes.exactNote', {
                    amount: () =>
                      exact ? <CurrencyAmount amount={exact} rounding="up" /> : symbol,
                  }),
                )}
          </p>
          <Button variant="primary" disabled={isBlocked} onClick={approve}>
            {t('approve.title', { symbol })}
          </Button>
        </>
      )}
      <RequestProblems submission={submission} isExplained={needsRevoke !== false} />
    </div>
  );
}

type SizeProps = { size: ApprovalSize; onChoose: (size: ApprovalSize) => void };

/** How much is approved. */
function SizeChoice({ size: chosen, onChoose }: SizeProps) {
  const t = useTranslations('approvals.sizes');
  const name = useId();
  return (
    <fieldset className={halves} aria-label={t('label')}>
      {SIZES.map((size) => (
        <label key={size} className={styles.size}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={size === chosen}
            onChange={() => onChoose(size)}
          />
          {t(size)}
        </label>
      ))}
    </fieldset>
  );
}

/** The token in question: the form may show another one by now. */
function requestedToken({ submission }: ApprovalStep['approval']): Currency | undefined {
  const summary = submission.input?.intent.summary;
  return summary?.type === 'approve' || summary?.type === 'revoke' ? summary.token : undefined;
}
