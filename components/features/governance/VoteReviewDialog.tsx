'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Fact } from '@/components/ui/Facts';
import { Notice } from '@/components/ui/Notice';
import { AVALANCHE } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { voteIntent } from '@/lib/features/governance/governanceIntents';
import type { VoteTerms } from '@/lib/features/governance/governanceTerms';
import { type VoteGate, voteObstacle } from '@/lib/features/governance/voteGate';
import { GovernanceReviewDialog } from './GovernanceReviewDialog';
import { VoteCount, voteText } from './VoteCount';

type Props = {
  openReview: OpenReview<VoteTerms>;
  /** What the account can do now. */
  gate: VoteGate;
  title: string | undefined;
};

/**
 * The review of a vote. Fewer votes than those reviewed, or votes that are not known, block it: a
 * vote can't be repeated.
 */
export function VoteReviewDialog({ openReview, gate, title }: Props) {
  const t = useTranslations('proposal');
  const locale = useLocale();
  const { id, isFor, votes } = openReview.reviewed;
  const now = gate.type === 'open' ? gate.votes : 0n;
  const obstacleText = () => {
    switch (voteObstacle(gate, votes)) {
      case 'voted':
        return t('review.alreadyVoted');
      case 'closed':
        return t('review.closed');
      case 'loading':
        return t('vote.loading');
      case 'locked':
        return t('review.locked');
      case 'fewerVotes':
        return t('review.fewerVotes', { votes: voteText(now, locale) });
      default:
        return undefined;
    }
  };
  return (
    <GovernanceReviewDialog
      intent={voteIntent(openReview.reviewed)}
      openReview={openReview}
      title={t(isFor ? 'review.titleFor' : 'review.titleAgainst')}
      confirm={t(isFor ? 'review.confirmFor' : 'review.confirmAgainst')}
      contract={EXCHANGE_ADDRESSES[AVALANCHE].governor}
      obstacleText={obstacleText()}
      notes={
        <>
          <Notice tone="plain">{t('review.final')}</Notice>
          {gate.type === 'open' && gate.isBeforeSnapshot && (
            <Notice tone="plain">{t('review.snapshotToCome')}</Notice>
          )}
        </>
      }
    >
      <Fact term={t('review.proposal')} isTall>
        {title === undefined
          ? String(id)
          : t('review.named', { id: String(id), title: isolated(title) })}
      </Fact>
      <Fact term={t('review.support')}>{t(isFor ? 'review.for' : 'review.against')}</Fact>
      <Fact term={t('review.votes')}>
        <VoteCount votes={now > votes ? now : votes} />
      </Fact>
    </GovernanceReviewDialog>
  );
}
