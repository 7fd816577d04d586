'use client';

import { useTranslations } from 'next-intl';
import { isAddressEqual } from 'viem';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Fact } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { AVALANCHE } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { delegateIntent } from '@/lib/features/governance/governanceIntents';
import type { DelegationTerms } from '@/lib/features/governance/governanceTerms';
import type { Votes } from '@/lib/features/governance/useVotes';
import { GovernanceReviewDialog } from './GovernanceReviewDialog';
import { VoteCount } from './VoteCount';

type Props = {
  openReview: OpenReview<DelegationTerms>;
  /** The account's votes now. */
  votes: Votes;
};

/** The review of a delegation. */
export function DelegationReviewDialog({ openReview, votes }: Props) {
  const t = useTranslations('governance.delegation');
  const { account, delegate, name } = openReview.reviewed;
  const isSelf = isAddressEqual(account, delegate);
  return (
    <GovernanceReviewDialog
      intent={delegateIntent(openReview.reviewed)}
      openReview={openReview}
      title={t('review')}
      confirm={t('confirm')}
      contract={pngToken(AVALANCHE).address}
      notes={
        !isSelf && (
          <Notice tone="plain">
            {name !== undefined && <p>{t('named', { name: isolated(name) })}</p>}
            <p>{t('noteOther')}</p>
          </Notice>
        )
      }
    >
      <Fact term={t('to')} isTall>
        <span>
          {isSelf && t('yourself')} <FullAddress address={delegate} />
        </span>
      </Fact>
      <Fact term={t('amount')}>
        {votes.balance === undefined ? (
          <Skeleton characters={10} />
        ) : (
          <VoteCount votes={votes.balance} />
        )}
      </Fact>
    </GovernanceReviewDialog>
  );
}
