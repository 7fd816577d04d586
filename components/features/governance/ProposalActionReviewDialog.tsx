'use client';

import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { Fact } from '@/components/ui/Facts';
import { formatAddress } from '@/lib/base/addresses/formatAddress';
import { amountOf } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { argumentMeaning } from '@/lib/features/governance/argumentMeaning';
import { callDetails } from '@/lib/features/governance/callDetails';
import { executeIntent, queueIntent } from '@/lib/features/governance/governanceIntents';
import type { ProposalActionTerms } from '@/lib/features/governance/governanceTerms';
import { knownContract } from '@/lib/features/governance/knownContract';
import type { ProposedCall } from '@/lib/features/governance/proposedCalls';
import { GovernanceReviewDialog } from './GovernanceReviewDialog';

type Props = {
  openReview: OpenReview<ProposalActionTerms>;
  title: string | undefined;
  /** What the proposal does. */
  calls: readonly ProposedCall[];
};

/** The review of queueing or executing a proposal. */
export function ProposalActionReviewDialog({ openReview, title, calls }: Props) {
  const t = useTranslations('proposal');
  const { action, id, value } = openReview.reviewed;
  return (
    <GovernanceReviewDialog
      intent={
        action === 'queue' ? queueIntent(openReview.reviewed) : executeIntent(openReview.reviewed)
      }
      openReview={openReview}
      title={t(action === 'queue' ? 'action.queueTitle' : 'action.executeTitle')}
      confirm={t(action === 'queue' ? 'action.queueConfirm' : 'action.executeConfirm')}
      contract={EXCHANGE_ADDRESSES[AVALANCHE].governor}
    >
      <Fact term={t('review.proposal')} isTall>
        {title === undefined
          ? String(id)
          : t('review.named', { id: String(id), title: isolated(title) })}
      </Fact>
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls never change, and two may be equal.
        <Fact key={index} term={t('calls.number', { number: index + 1 })} isTall>
          <CallLine call={call} />
        </Fact>
      ))}
      {value > 0n && (
        <Fact term={t('action.pays')}>
          <CurrencyAmount amount={amountOf(nativeCurrency(AVALANCHE), value)} rounding="up" />
        </Fact>
      )}
    </GovernanceReviewDialog>
  );
}

/** A call of a proposal in one line: its contract, its function, and the amount that it moves. */
function CallLine({ call }: { call: ProposedCall }) {
  const t = useTranslations('proposal');
  const { target } = call;
  const known = knownContract(target);
  const name = known?.type === 'exchange' ? t(`contracts.${known.name}`) : known?.symbol;
  const details = callDetails(call);
  const called = () => {
    if (details.status === 'decoded') return details.functionName;
    return t(details.status === 'noData' ? 'calls.noFunction' : 'calls.unknown');
  };
  const amounts =
    details.status === 'decoded'
      ? details.arguments.flatMap((argument, index) => {
          const { signature } = details;
          const meaning = argumentMeaning({ target, signature }, argument, index);
          return meaning?.type === 'amount' ? [meaning.amount] : [];
        })
      : [];
  return (
    <span>
      {name ?? formatAddress(target)}: {called()}
      {amounts.map((amount) => (
        <span key={String(amount.raw)}>
          {' '}
          <CurrencyAmount amount={amount} />
        </span>
      ))}
    </span>
  );
}
