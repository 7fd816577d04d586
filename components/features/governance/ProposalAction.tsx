import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { ConnectAction } from '@/components/parts/wallet/ConnectAction';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { EndedReview } from '@/components/transactions/session/EndedReview';
import { LoadingReview } from '@/components/transactions/session/LoadingReview';
import { OpenReviewDialog } from '@/components/transactions/session/OpenReviewDialog';
import { useReviewSession } from '@/components/transactions/session/useReviewSession';
import { Button } from '@/components/ui/Button';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { stableKey } from '@/lib/base/json/stableKey';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import type { ProposalActionTerms } from '@/lib/features/governance/governanceTerms';
import type { Proposal } from '@/lib/features/governance/proposal';
import { proposalMoments } from '@/lib/features/governance/proposalTimes';
import type { CallOutcomes } from '@/lib/features/governance/useCallOutcomes';
import type { ProposalCallsResult } from '@/lib/features/governance/useProposalCalls';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { FailingCall } from './FailingCall';
import * as styles from './GovernanceScreen.css';
import { useTimeText } from './useTimeText';

const ProposalActionReviewDialog = lazyComponent(
  () => import('./ProposalActionReviewDialog'),
  'ProposalActionReviewDialog',
  LoadingReview,
);

const TRANSACTION_TYPES = ['queue', 'execute'] as const;

type Props = {
  proposal: Proposal;
  title: string | undefined;
  calls: ProposalCallsResult;
  outcomes: CallOutcomes;
};

/** Queues a proposal that succeeded, or executes one that is queued; nothing in other states. */
export function ProposalAction(props: Props) {
  const account = useAddress();
  if (account) return <OwnProposalAction key={account} account={account} {...props} />;
  return (
    <ProposalActionSection proposal={props.proposal}>
      <ConnectAction />
    </ProposalActionSection>
  );
}

type SectionProps = { proposal: Proposal; children: ReactNode };

/** The section of what can be done with a proposal now; nothing in other states. */
function ProposalActionSection({ proposal: { state }, children }: SectionProps) {
  const t = useTranslations('proposal.action');
  if (state !== 'succeeded' && state !== 'queued') return null;
  return (
    <section className={styles.nextPart} aria-labelledby="proposal-action">
      <h2 id="proposal-action" className={styles.subheading}>
        {t(state === 'succeeded' ? 'queueHeading' : 'executeHeading')}
      </h2>
      <p className={styles.quiet}>{t(state === 'succeeded' ? 'queueNote' : 'executeNote')}</p>
      {children}
    </section>
  );
}

/** Stays when the action is done, so that its dialog can show the result. */
function OwnProposalAction({
  account,
  proposal,
  title,
  calls,
  outcomes,
}: Props & { account: Address }) {
  const t = useTranslations('proposal.action');
  const timeText = useTimeText();
  const now = useChainTime(AVALANCHE, { moments: proposalMoments(proposal) });
  const staleText = useStaleText(AVALANCHE);
  const { id, state, eta } = proposal;
  const action = state === 'succeeded' ? 'queue' : 'execute';
  const form = [String(id), action];
  const owner = { chainId: AVALANCHE, account } as const;
  const formStatus = useFormStatus('proposal', owner, stableKey(form));
  const session = useReviewSession<ProposalActionTerms>({ chainId: AVALANCHE, form, formStatus });
  const isTooEarly = action === 'execute' && (now === undefined || now < eta);
  const value = action === 'queue' ? 0n : paidValue(calls);
  const obstacle = () => {
    if (staleText) return staleText;
    if (formStatus.status === 'pending') return t('pending');
    return value === undefined ? t('loadingCalls') : undefined;
  };
  const obstacleText = obstacle();
  const start = () => {
    if (value !== undefined) session.start({ action, account, id, value });
  };
  return (
    <>
      <ProposalActionSection proposal={proposal}>
        <FailingCall outcomes={outcomes} />
        {isTooEarly && now !== undefined && <p>{t('tooEarly', { time: timeText(eta) })}</p>}
        <Button
          variant="primary"
          disabled={isTooEarly || obstacleText !== undefined}
          onClick={start}
        >
          {obstacleText ?? t(action)}
        </Button>
        <EndedReview session={session} />
        <PendingTransactions types={TRANSACTION_TYPES} />
      </ProposalActionSection>
      <OpenReviewDialog session={session}>
        {(openReview) => (
          <ProposalActionReviewDialog
            openReview={openReview}
            title={title}
            calls={calls.status === 'known' && calls.isConfirmed ? calls.calls : []}
          />
        )}
      </OpenReviewDialog>
    </>
  );
}

/** The AVAX that all calls send together, in wei; undefined until the calls are read. */
function paidValue(calls: ProposalCallsResult): bigint | undefined {
  if (calls.status !== 'known' || !calls.isConfirmed) return undefined;
  return calls.calls.reduce((sum, { value }) => sum + value, 0n);
}
