import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { LoadingPanel } from '@/components/layout/LoadingPanel';
import { useStaleText } from '@/components/layout/useStaleText';
import { PendingTransactions } from '@/components/transactions/PendingTransactions';
import { useStartedReview } from '@/components/transactions/useStartedReview';
import { Button } from '@/components/ui/Button';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { Notice } from '@/components/ui/Notice';
import { ConnectAction } from '@/components/wallet/ConnectAction';
import { useSentForm } from '@/lib/forms/useSentForm';
import type { ProposedStep } from '@/lib/governance/governanceIntents';
import { GOVERNANCE_CHAIN_ID } from '@/lib/governance/governorReads';
import type { Proposal } from '@/lib/governance/proposal';
import type { ActionsResult } from '@/lib/governance/useActions';
import { useChainTime } from '@/lib/rewards/useChainTime';
import { agreementKey } from '@/lib/submit/agreementKey';
import { useAddress } from '@/lib/wallet/useAddress';
import * as styles from './GovernanceScreen.css';
import { useTimeText } from './useTimeText';

const StepReview = lazyComponent(
  () => import('./StepReview').then((loaded) => loaded.StepReview),
  LoadingPanel,
);

const WAITS = ['queue', 'execute'] as const;

type Props = { proposal: Proposal; title: string | undefined; actions: ActionsResult };

/** Queues a proposal that succeeded, or executes one that is queued; nothing in other states. */
export function ProposalStep({ proposal, title, actions }: Props) {
  const t = useTranslations('proposal.step');
  const account = useAddress();
  const { state } = proposal;
  if (state !== 'succeeded' && state !== 'queued') return null;
  return (
    <section className={styles.card} aria-labelledby="step">
      <h2 id="step" className={styles.heading}>
        {t(state === 'succeeded' ? 'queueHeading' : 'executeHeading')}
      </h2>
      <p className={styles.quiet}>{t(state === 'succeeded' ? 'queueNote' : 'executeNote')}</p>
      {account ? (
        <OwnStep key={account} {...{ account, proposal, title, actions }} />
      ) : (
        <ConnectAction />
      )}
    </section>
  );
}

function OwnStep({ account, proposal, title, actions }: Props & { account: Address }) {
  const t = useTranslations('proposal.step');
  const errors = useTranslations('errors');
  const timeText = useTimeText();
  const now = useChainTime(GOVERNANCE_CHAIN_ID);
  const staleText = useStaleText(GOVERNANCE_CHAIN_ID);
  const { id, state, eta } = proposal;
  const step = state === 'succeeded' ? 'queue' : 'execute';
  const form = [String(id), step];
  const owner = { chainId: GOVERNANCE_CHAIN_ID, account } as const;
  const sending = useSentForm('proposal', owner, agreementKey(form));
  const review = useStartedReview<ProposedStep, unknown>(GOVERNANCE_CHAIN_ID, form, {
    sending,
    onConfirmed: () => {},
  });
  const { started } = review;
  const isTooEarly = step === 'execute' && (now === undefined || now < eta);
  const value =
    actions.status === 'known'
      ? actions.actions.reduce((sum, action) => sum + action.value, 0n)
      : undefined;
  const isReady = staleText === undefined && !isTooEarly && value !== undefined;
  const start = () => {
    if (value !== undefined)
      review.start({ step, account, id, value: step === 'queue' ? 0n : value });
  };
  return (
    <>
      {isTooEarly && now !== undefined && <p>{t('tooEarly', { time: timeText(eta) })}</p>}
      <Button variant="primary" disabled={!isReady} onClick={start}>
        {staleText ?? t(step)}
      </Button>
      {review.hasWalletChanged && <Notice tone="warning">{errors('walletChanged')}</Notice>}
      <PendingTransactions types={WAITS} />
      {started && (
        <StepReview
          key={started.attempt}
          proposed={started.reviewed}
          title={title}
          form={form}
          click={started.click}
          onClose={review.end}
        />
      )}
    </>
  );
}
