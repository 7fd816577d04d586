import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Address } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { ChainId } from '@/lib/base/networks/network';
import { useArePairsReady } from '@/lib/exchange/pairs/useArePairsReady';
import { useApprovableTokens } from '@/lib/exchange/spenders/useApprovableTokens';
import { allowanceId } from '@/lib/transactions/approvals/givenApprovals';
import { useGivenApprovals } from '@/lib/transactions/approvals/useGivenApprovals';
import { useHasWalletRequest } from '@/lib/transactions/submit/useHasWalletRequest';
import { GivenApprovalRow } from './GivenApprovalRow';
import * as styles from './GivenApprovals.css';

/** A list may have thousands of tokens that claim to be approved. */
const FEW = 30;

type Props = {
  chainId: ChainId;
  account: Address;
  /** Called with how many there are, once all are read. */
  onCount: (count: number | undefined) => void;
};

/** What the exchange's contracts may take from the account, each with a way to remove it. */
export const GivenApprovals = withMessages(signingMessages, (props: Props) =>
  useArePairsReady(props.chainId) ? <Content {...props} /> : null,
);

function Content({ chainId, account, onCount }: Props) {
  const t = useTranslations('approvals.given');
  const requests = useTranslations('transactions');
  const [showsAll, setShowsAll] = useState(false);
  const { requested, pairs } = useApprovableTokens(chainId, account);
  const { given, isLoading, unanswered } = useGivenApprovals(chainId, account, requested);
  const tell = useEffectEvent(onCount);
  const count = isLoading || unanswered > 0 ? undefined : given.length;
  useEffect(() => tell(count), [count]);
  const blockedId = useId();
  const isBlocked = useHasWalletRequest();
  const isFolded = given.length > FEW && !showsAll;
  return (
    <section className={styles.section} aria-label={t('title')} aria-busy={isLoading}>
      <p className={styles.faint}>{t('about')}</p>
      {isBlocked && given.length > 0 && <p id={blockedId}>{requests('walletAsked')}</p>}
      <ul className={styles.list}>
        {given.slice(0, isFolded ? FEW : given.length).map((approval) => (
          <GivenApprovalRow
            key={allowanceId(approval)}
            approval={approval}
            pair={pairs.get(approval.token.address)}
            blockedBy={isBlocked ? blockedId : undefined}
          />
        ))}
      </ul>
      {isFolded && (
        <Button variant="text" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: given.length })}
        </Button>
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
