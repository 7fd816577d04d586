import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { SLOW_ANSWER_MS } from '@/components/transactions/approvals/RequestProgress';
import { useSummaryText } from '@/components/transactions/history/useSummaryText';
import { announcement } from '@/components/ui/announcement.css';
import { Notice } from '@/components/ui/Notice';
import { useIsSlow } from '@/components/ui/useIsSlow';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { DismissedButton } from './DismissedButton';
import { LimitPassedContext } from './limitPassed';
import { LOGO_SIZE, ProgressRing } from './ProgressRing';
import { SummaryLogos } from './SummaryLogos';
import * as styles from './TransactionProgress.css';
import { shareOf, TransactionStages } from './TransactionStages';

/** How long the check may take before the page says why. */
const SLOW_CHECK_MS = 3_000;
/** How long the wallet may take for its part of the check before the page says so. */
const SILENT_WALLET_MS = 1_000;

type WaitingProps = {
  summary: TransactionSummary;
  isRequested: boolean;
  /** Whether the wallet has not answered a check, which needs no user. */
  isWalletAwaited?: boolean;
  onDismissed: () => void;
};

/** The call is checked first. Then the wallet has the request, which may wait there for long. */
export function TransactionWaiting({
  summary,
  isRequested,
  isWalletAwaited = false,
  onDismissed,
}: WaitingProps) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const isLimitPassed = useContext(LimitPassedContext);
  const stage = isRequested ? 'wallet' : 'check';
  const isSlow = useIsSlow(isRequested, SLOW_ANSWER_MS);
  const isCheckSlow = useIsSlow(!isRequested, SLOW_CHECK_MS);
  const isSilent = useIsSlow(isWalletAwaited, SILENT_WALLET_MS);
  const slowCheck = isSilent ? 'walletSilent' : 'checkingSlow';
  const waiting = isSlow ? 'stillWaiting' : 'waiting';
  const help = isSlow ? 'dismissedHelp' : 'confirmThere';
  return (
    <div className={styles.sheet}>
      <div className={styles.message}>
        <ProgressRing share={shareOf(stage)} tone="now">
          <SummaryLogos summary={summary} size={LOGO_SIZE} />
        </ProgressRing>
        <p className={styles.summary}>{summaryText({ summary })}</p>
        {/* Before it is slow, the dialog's title says the same. */}
        <p className={isSlow ? undefined : announcement} role="status">
          {t(isRequested ? waiting : 'checking')}
        </p>
        {isRequested && isLimitPassed && <Notice tone="warning">{t('limitPassed')}</Notice>}
        {(isSlow || !isLimitPassed) && (
          <p className={isRequested || isCheckSlow ? styles.faint : styles.toCome}>
            {t(isCheckSlow ? slowCheck : help)}
          </p>
        )}
        {isSlow && <DismissedButton onClick={onDismissed} />}
      </div>
      <TransactionStages at={stage} />
    </div>
  );
}
