'use client';

import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import type { OpenSession } from '@/components/transactions/session/useReviewSession';
import { Fact } from '@/components/ui/Facts';
import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import {
  executeIntent,
  queueIntent,
  type StepTerms,
} from '@/lib/features/governance/governanceIntents';
import { GOVERNANCE_CHAIN_ID } from '@/lib/features/governance/governorReads';
import type { ProposedCall } from '@/lib/features/governance/proposedCalls';
import { CallLine } from './CallLine';
import { GovernanceReviewDialog } from './GovernanceReviewDialog';

type Props = {
  open: OpenSession<StepTerms>;
  title: string | undefined;
  /** What the proposal does. */
  calls: readonly ProposedCall[];
};

/** The review of queueing or executing a proposal. */
export function StepReviewDialog({ open, title, calls }: Props) {
  const t = useTranslations('proposal');
  const { step, id, value } = open.reviewed;
  return (
    <GovernanceReviewDialog
      intent={step === 'queue' ? queueIntent(open.reviewed) : executeIntent(open.reviewed)}
      open={open}
      title={t(step === 'queue' ? 'step.queueTitle' : 'step.executeTitle')}
      confirm={t(step === 'queue' ? 'step.queueConfirm' : 'step.executeConfirm')}
      contract={EXCHANGE_ADDRESSES[GOVERNANCE_CHAIN_ID].governor}
    >
      <Fact term={t('review.proposal')} isTall>
        {title === undefined ? String(id) : t('review.named', { id: String(id), title })}
      </Fact>
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls never change, and two may be equal.
        <Fact key={index} term={t('calls.number', { number: index + 1 })} isTall>
          <CallLine call={call} />
        </Fact>
      ))}
      {value > 0n && (
        <Fact term={t('step.pays')}>
          <CurrencyAmount
            amount={amountOf(nativeCurrency(GOVERNANCE_CHAIN_ID), value)}
            rounding="up"
          />
        </Fact>
      )}
    </GovernanceReviewDialog>
  );
}
