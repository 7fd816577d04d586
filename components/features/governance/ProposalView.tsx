import { useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { Fact, Facts } from '@/components/ui/Facts';
import { pageTitle } from '@/components/ui/page.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { AVALANCHE } from '@/lib/base/networks/network';
import type { CreationResult } from '@/lib/features/governance/creationResult';
import type { Proposal } from '@/lib/features/governance/proposal';
import { proposalDescription } from '@/lib/features/governance/proposalText';
import { createdAt } from '@/lib/features/governance/proposalTimes';
import { useCallOutcomes } from '@/lib/features/governance/useCallOutcomes';
import { useCreations } from '@/lib/features/governance/useCreations';
import { useProposalCalls } from '@/lib/features/governance/useProposalCalls';
import { AddressLink, OnExplorer } from './AddressLink';
import * as styles from './GovernanceScreen.css';
import { ProposalCalls } from './ProposalCalls';
import { ProposalStep } from './ProposalStep';
import { ProposalTimes } from './ProposalTimes';
import { ProposalVote } from './ProposalVote';
import { StateBadge } from './StateBadge';
import { useProposalTitle } from './useProposalTitle';
import { useTimeText } from './useTimeText';
import { VoteBars } from './VoteBars';

const TITLE_CHARACTERS = 12;

/** A proposal: its state, votes, what an account can do with it, its calls and its text. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('governance');
  const [creation = { status: 'loading' as const }] = useCreations([proposal]);
  const calls = useProposalCalls(proposal.id, creation);
  const outcomes = useCallOutcomes(proposal, calls.status === 'known' ? calls.calls : undefined);
  const title = useProposalTitle(creation);
  return (
    <>
      <PageTitle screen={title ?? t('number', { id: String(proposal.id) })} />
      <header className={styles.head}>
        <div className={styles.stateLine}>
          <StateBadge state={proposal.state} />
          <span className={styles.quiet}>{t('number', { id: String(proposal.id) })}</span>
        </div>
        <h1 className={pageTitle}>{title ?? <Skeleton characters={TITLE_CHARACTERS} />}</h1>
      </header>
      <FiguresAge chainId={AVALANCHE} />
      <ProposalTimes proposal={proposal} />
      <VoteBars proposal={proposal} />
      <ProposalVote proposal={proposal} title={title} outcomes={outcomes} />
      <ProposalStep proposal={proposal} title={title} calls={calls} outcomes={outcomes} />
      <ProposalOverview creation={creation} />
      <ProposalCalls proposal={proposal} result={calls} outcomes={outcomes} />
      <ProposalOrigin proposal={proposal} creation={creation} />
    </>
  );
}

type Props = { proposal: Proposal; creation: CreationResult };

/** Who made a proposal, and when. */
function ProposalOrigin({ proposal, creation }: Props) {
  const t = useTranslations('proposal');
  const timeText = useTimeText();
  return (
    <div className={styles.card}>
      <Facts>
        <Fact term={t('proposer')}>
          <AddressLink address={proposal.proposer} />
        </Fact>
        <Fact term={t('created')}>{timeText(createdAt(proposal))}</Fact>
        {creation.status === 'found' && (
          <Fact term={t('creation')}>
            <OnExplorer target={{ type: 'tx', hash: creation.creation.transactionHash }}>
              {t('onExplorer')}
            </OnExplorer>
          </Fact>
        )}
      </Facts>
    </div>
  );
}

const ProposalMarkdown = lazyPart(() => import('./ProposalMarkdown'), 'ProposalMarkdown');

/** The text of a proposal. */
function ProposalOverview({ creation }: { creation: CreationResult }) {
  const t = useTranslations('proposal.overview');
  return (
    <section className={styles.card} aria-labelledby="overview">
      <h2 id="overview" className={styles.heading}>
        {t('title')}
      </h2>
      {creation.status === 'loading' && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton characters={18} />
        </div>
      )}
      {creation.status === 'failed' && <p className={styles.quiet}>{t('missing')}</p>}
      {creation.status === 'found' && <Text description={creation.creation.description} />}
    </section>
  );
}

function Text({ description }: { description: string }) {
  const t = useTranslations('proposal.overview');
  if (!proposalDescription(description)) return <p className={styles.quiet}>{t('none')}</p>;
  return <ProposalMarkdown description={description} />;
}
