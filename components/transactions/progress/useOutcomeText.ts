import { useTranslations } from 'next-intl';
import type { ExplorerTarget } from '@/lib/base/configuration/explorer';
import { failureKind } from '@/lib/chain/contracts/failureKind';
import type { TransactionOutcome } from '@/lib/transactions/history/transaction';

type Ended = {
  readonly outcome: TransactionOutcome;
  readonly reason?: string | undefined;
  /** The page of an explorer that shows the end. */
  readonly target?: ExplorerTarget | undefined;
};

/** A transaction's status in the page's language, with the reason of a failure, if it is known. */
export function useOutcomeText(): (ended: Ended) => string {
  const t = useTranslations('transactions');
  return ({ outcome, reason, target }) => {
    if (outcome === 'replaced' && target?.type === 'address') return t('replacedUnseen');
    if (outcome !== 'reverted' || reason === undefined) return t(outcome);
    const kind = failureKind(reason);
    return kind === 'outsideLimits' || kind === 'expired'
      ? t(`failedBecause.${kind}`)
      : t('revertedBecause', { reason });
  };
}
