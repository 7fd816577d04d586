import { useTranslations } from 'next-intl';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { useOutcome } from '@/lib/transactions/history/useOutcome';

/** The title of a dialog about a transaction that was sent: its outcome. */
export function useSentTitle(sent: TransactionRecord | undefined): string {
  const t = useTranslations('transactions');
  const { outcome, isAwaitingSigners } = useOutcome(sent);
  switch (outcome) {
    case 'confirmed':
    case 'spedUp':
      return sent ? t(doneTitle(sent.summary)) : t('sentTitle');
    case 'pending':
      return t(isAwaitingSigners ? 'unseenTitle' : 'sentTitle');
    case 'reverted':
      return t('failedTitle');
    default:
      return t('notMinedTitle');
  }
}

/** The title of what succeeded. A single stake is staked and unstaked: it has no pair of tokens. */
function doneTitle(summary: TransactionSummary) {
  if (summary.type === 'deposit' && !summary.tokenA) return 'depositSingleDone' as const;
  if (summary.type === 'withdraw' && !summary.tokenA) return 'withdrawSingleDone' as const;
  return `${summary.type}Done` as const;
}
