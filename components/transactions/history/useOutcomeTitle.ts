import { useTranslations } from 'next-intl';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { TransactionOutcome } from '@/lib/transactions/history/transaction';

type Ended = {
  readonly summary: TransactionSummary;
  readonly outcome: Exclude<TransactionOutcome, 'pending'>;
};

/** How a transaction ended, in a few words. */
export function useOutcomeTitle(): (ended: Ended) => string {
  const t = useTranslations('transactions');
  return ({ summary, outcome }) => {
    switch (outcome) {
      case 'confirmed':
      case 'spedUp':
        return t(doneTitle(summary));
      case 'reverted':
        return t('failedTitle');
      default:
        return t('notMinedTitle');
    }
  };
}

/** The title of what succeeded. A single stake is staked and unstaked: it has no pair of tokens. */
function doneTitle(summary: TransactionSummary) {
  if (summary.type === 'deposit' && !summary.tokenA) return 'depositSingleDone' as const;
  if (summary.type === 'withdraw' && !summary.tokenA) return 'withdrawSingleDone' as const;
  return `${summary.type}Done` as const;
}
