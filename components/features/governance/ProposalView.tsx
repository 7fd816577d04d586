import { useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { announcement } from '@/components/ui/announcement.css';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { AVALANCHE } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import type { CreationResult } from '@/lib/features/governance/creationResult';
import type { Proposal } from '@/lib/features/governance/proposal';
import { proposalDescription, withoutTitle } from '@/lib/features/governance/proposalText';
import { createdAt, proposalMoments } from '@/lib/features/governance/proposalTimes';
import { useCallOutcomes } from '@/lib/features/governance/useCallOutcomes';
import { useCreations } from '@/lib/features/governance/useCreations';
import { useProposalCalls } from '@/lib/features/governance/useProposalCalls';
import { AddressLink, OnExplorer } from './AddressLink';
import * as screen from './GovernanceScreen.css';
import { ProposalAction } from './ProposalAction';
import { ProposalCalls } from './ProposalCalls';
import * as styles from './ProposalScreen.css';
import { ProposalStages } from './ProposalStages';
import { ProposalTimes, TimeLeft } from './ProposalTimes';
import { ProposalVote } from './ProposalVote';
import { StateBadge } from './StateBadge';
import { useProposalTitle } from './useProposalTitle';
import { useTimeText } from './useTimeText';
import { VoteBars } from './VoteBars';

const TITLE_CHARACTERS = 12;

/** A proposal: its state, votes, what an account can do with it, its calls and its text. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('proposal');
  const governance = useTranslations('governance');
  const [creation = { status: 'loading' as const }] = useCreations([proposal]);
  const calls = useProposalCalls(proposal.id, creation);
  const outcomes = useCallOutcomes(proposal, calls.status === 'known' ? calls.calls : undefined);
  const title = useProposalTitle(creation);
  const id = String(proposal.id);
  return (
    <div className={styles.columns}>
      <PageTitle screen={title ? isolated(title) : governance('number', { id })} />
      <header className={styles.head}>
        <div className={styles.stateLine}>
          <StateBadge state={proposal.state} />
          <VoteTime proposal={proposal} />
        </div>
        <h1 className={styles.title}>
          {title ? <bdi>{title}</bdi> : <Skeleton characters={TITLE_CHARACTERS} />}
        </h1>
        <p className={styles.byLine}>
          {t.rich('byLine', {
            id,
            proposer: () => (
              <AddressLink address={proposal.proposer}>
                <bdi translate="no">{formatAddress(proposal.proposer)}</bdi>
              </AddressLink>
            ),
          })}
        </p>
        <FiguresAge chainId={AVALANCHE} />
      </header>
      <div className={styles.votes}>
        <VoteBars proposal={proposal} />
        <ProposalVote proposal={proposal} title={title} outcomes={outcomes} />
        <ProposalAction proposal={proposal} title={title} calls={calls} outcomes={outcomes} />
      </div>
      <div className={styles.rest}>
        <ProposalStages proposal={proposal} />
        <ProposalOverview creation={creation} />
        <ProposalCalls proposal={proposal} result={calls} outcomes={outcomes} />
        <ProposalFacts proposal={proposal} creation={creation} />
      </div>
    </div>
  );
}

/** When the vote starts or ends, as far as that is known. */
function VoteTime({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('governance');
  const timeText = useTimeText();
  const { state, startTime, endTime } = proposal;
  const now = useChainTime(AVALANCHE, { moments: proposalMoments(proposal) });
  const isOpen = state === 'active' && (now === undefined || now < endTime);
  const left = (seconds: bigint) => () => <TimeLeft seconds={seconds} />;
  if (state === 'canceled' || state === 'undetermined') return null;
  return (
    <span>
      {state === 'pending' && t.rich('beginsAt', { time: left(startTime) })}
      {isOpen && t.rich('endsAt', { time: left(endTime) })}
      {state !== 'pending' && !isOpen && t('ended', { time: timeText(endTime) })}
    </span>
  );
}

type Props = { proposal: Proposal; creation: CreationResult };

/** The times of a proposal, and who made it, and when. */
function ProposalFacts({ proposal, creation }: Props) {
  const t = useTranslations('proposal');
  const wallet = useTranslations('wallet');
  const timeText = useTimeText();
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <ProposalTimes proposal={proposal} />
      <Facts>
        <Fact term={t('proposer')}>
          <AddressLink address={proposal.proposer} />
        </Fact>
        <Fact term={t('created')}>{timeText(createdAt(proposal))}</Fact>
        {creation.status === 'found' && (
          <Fact term={t('creation')}>
            <OnExplorer target={{ type: 'tx', hash: creation.creation.transactionHash }}>
              {wallet('viewOnExplorer')}
            </OnExplorer>
          </Fact>
        )}
      </Facts>
    </section>
  );
}

const ProposalMarkdown = lazyPart(() => import('./ProposalMarkdown'), 'ProposalMarkdown');

/** The text of a proposal. */
function ProposalOverview({ creation }: { creation: CreationResult }) {
  const t = useTranslations('proposal.overview');
  return (
    <section className={styles.text} aria-labelledby="overview">
      {/* The text has headings of its own. */}
      <h2 id="overview" className={announcement}>
        {t('title')}
      </h2>
      {creation.status === 'loading' && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton characters={18} />
        </div>
      )}
      {creation.status === 'failed' && <p className={screen.quiet}>{t('missing')}</p>}
      {creation.status === 'found' && <Text description={creation.creation.description} />}
    </section>
  );
}

function Text({ description }: { description: string }) {
  const t = useTranslations('proposal.overview');
  if (!proposalDescription(description)) return <p className={screen.quiet}>{t('none')}</p>;
  return <ProposalMarkdown description={withoutTitle(description)} />;
}
