import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf } from '@/lib/amounts/amount';
import {
  type CallArgument,
  type CallDetails,
  callDetails,
  type ProposedCall,
} from '@/lib/governance/callDetails';
import { GOVERNANCE_CHAIN_ID } from '@/lib/governance/governorReads';
import type { ActionOutcome } from '@/lib/governance/simulateActions';
import { nativeCurrency } from '@/lib/tokens/currency';
import { AddressLink } from './AddressLink';
import * as styles from './CallCard.css';

type Props = {
  /** From 1 on. */
  number: number;
  call: ProposedCall;
  /** Absent while it is simulated. */
  outcome: ActionOutcome | undefined;
  /** Whether it is tried out at all. */
  isSimulated: boolean;
};

/** One call of a proposal: its contract, function and arguments, and what it would do now. */
export function CallCard({ number, call, outcome, isSimulated }: Props) {
  const t = useTranslations('proposal.calls');
  const details = callDetails(call);
  return (
    <li className={styles.card} aria-label={t('number', { number })}>
      <p className={styles.functionName}>
        {details.status === 'decoded' && <code>{details.signature}</code>}
        {details.status === 'transfer' && t('plainTransfer')}
        {details.status === 'undecoded' && <code>{call.signature || t('unknown')}</code>}
      </p>
      <dl className={styles.facts}>
        <Row term={t('target')}>
          <AddressLink address={call.target} />
        </Row>
        {call.value > 0n && (
          <Row term={t('value')}>
            <CurrencyAmount amount={amountOf(nativeCurrency(GOVERNANCE_CHAIN_ID), call.value)} />
          </Row>
        )}
        <Arguments details={details} />
      </dl>
      {isSimulated && <Outcome outcome={outcome} />}
    </li>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Arguments({ details }: { details: CallDetails }) {
  const t = useTranslations('proposal.calls');
  if (details.status === 'transfer') return null;
  if (details.status === 'undecoded')
    return (
      <Row term={t('raw')}>
        <span>{t(`undecoded.${details.reason}`)}</span>
        <code className={styles.data}>{details.calldata}</code>
      </Row>
    );
  if (details.arguments.length === 0) return <Row term={t('arguments')}>{t('noArguments')}</Row>;
  return details.arguments.map((argument, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the arguments never change.
    <Row key={index} term={argument.name ? `${argument.name} (${argument.type})` : argument.type}>
      <Argument argument={argument} />
    </Row>
  ));
}

function Argument({ argument }: { argument: CallArgument }) {
  return argument.parts.map((part, index) => {
    if (part.type !== 'address') return part.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
    return <AddressLink key={index} address={part.address} />;
  });
}

function Outcome({ outcome }: { outcome: ActionOutcome | undefined }) {
  const t = useTranslations('proposal.outcomes');
  const text = () => {
    if (outcome === undefined) return <Skeleton characters={16} />;
    if (outcome.type === 'reverts') return t('reverts', { reason: outcome.reason });
    if (outcome.type === 'mayDepend') return t('mayDepend', { reason: outcome.reason });
    return t(outcome.type);
  };
  const tone = outcome === undefined ? 'unknown' : outcome.type;
  return (
    <p className={styles.outcomes[tone]}>
      <span className={styles.outcomeTerm}>{t('title')}</span> {text()}
    </p>
  );
}
