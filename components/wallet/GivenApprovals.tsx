import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { withMessages } from '@/components/layout/withMessages';
import * as styles from '@/components/transactions/RecentTransactions.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { allowanceId } from '@/lib/approvals/givenApprovals';
import { useGivenApprovals } from '@/lib/approvals/useGivenApprovals';
import { signingMessages } from '@/lib/i18n/exported/signing';
import type { ChainId } from '@/lib/networks/network';
import { GivenApprovalRow } from './GivenApprovalRow';
import { list } from './GivenApprovalRow.css';
import { useApprovableTokens } from './useApprovableTokens';

type Props = { chainId: ChainId; account: Address };

/** What the exchange's contracts may take from the account, each with a way to remove it. */
export const GivenApprovals = withMessages(signingMessages, Content);

function Content({ chainId, account }: Props) {
  const t = useTranslations('approvals.given');
  const tokens = useApprovableTokens(chainId, account);
  const { given, isLoading, unanswered } = useGivenApprovals(chainId, account, tokens);
  return (
    <section className={styles.section} aria-label={t('title')} aria-busy={isLoading}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('title')}</h3>
      </div>
      {given.length > 0 && (
        <>
          <p className={styles.faint}>{t('about')}</p>
          <ul className={list}>
            {given.map((approval) => (
              <GivenApprovalRow key={allowanceId(approval)} approval={approval} account={account} />
            ))}
          </ul>
        </>
      )}
      {isLoading && (
        <p className={styles.faint} role="status">
          <Skeleton characters={12} /> {t('loading')}
        </p>
      )}
      {!isLoading && given.length === 0 && <p className={styles.faint}>{t('none')}</p>}
      {!isLoading && unanswered > 0 && (
        <p className={styles.faint}>{t('unanswered', { count: unanswered })}</p>
      )}
    </section>
  );
}
