import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import type { Proposal, ProposalState } from '@/lib/features/governance/proposal';
import type { VoteGate } from '@/lib/features/governance/voteGate';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as screen from './GovernanceScreen.css';
import { voteText } from './VoteCount';

/** The text of a vote that can't be cast now. */
const CLOSED_TEXTS: Readonly<Partial<Record<ProposalState, 'notStarted' | 'notOpen'>>> = {
  pending: 'notStarted',
  active: 'notOpen',
  undetermined: 'notOpen',
};

type Props = { gate: VoteGate; proposal: Proposal };

/** Says what the gate means for the account. */
export function VoteGateText({ gate, proposal }: Props) {
  const t = useTranslations('proposal.vote');
  const locale = useLocale();
  const block = localizeDecimal(String(proposal.startBlock), locale);
  switch (gate.type) {
    case 'loading':
      return (
        <p role="status" aria-label={t('loading')}>
          <Skeleton characters={18} />
        </p>
      );
    case 'closed':
      return <p className={screen.quiet}>{t(CLOSED_TEXTS[proposal.state] ?? 'ended')}</p>;
    case 'voted': {
      const votes = voteText(gate.castVote.votes, locale);
      return (
        <Notice tone="plain">
          {t(gate.castVote.isFor ? 'votedFor' : 'votedAgainst', { votes })}
        </Notice>
      );
    }
    case 'open': {
      const votes = voteText(gate.votes, locale);
      return (
        <p className={screen.quiet}>
          {gate.isBeforeSnapshot
            ? t('votesNow', { votes })
            : t('votesAtSnapshot', { votes, block })}
        </p>
      );
    }
    case 'noVotes':
      return (
        <>
          <Notice tone="plain">{t('none')}</Notice>
          <ButtonLink variant="primary" href={hrefOf({ name: 'proposals' })}>
            {t('delegate')}
          </ButtonLink>
        </>
      );
    case 'noVotesAtSnapshot':
      return <Notice tone="plain">{t('noVotesAtSnapshot', { block })}</Notice>;
    case 'locked':
      return null;
  }
}
