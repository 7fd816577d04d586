import { useTranslations } from 'next-intl';
import { failureKind } from '@/lib/contracts/failureKind';
import type { TransactionOutcome } from '@/lib/history/transaction';

type Ended = { readonly outcome: TransactionOutcome; readonly reason?: string | undefined };

/**
 * A transaction's status in the page's language, with the reason of a failure, if it is known.
 *
 * @returns a function whose `length` is short for popups and lists, which have no way to do it again.
 */
export function useOutcomeText(): (ended: Ended, length?: 'full' | 'short') => string {
  const t = useTranslations('transactions');
  return ({ outcome, reason }, length = 'full') => {
    if (outcome !== 'reverted' || reason === undefined) return t(outcome);
    const kind = failureKind(reason);
    return kind === 'outsideLimits' || kind === 'expired'
      ? t(`${length === 'full' ? 'failedBecause' : 'failedShort'}.${kind}`)
      : t('revertedBecause', { reason });
  };
}
