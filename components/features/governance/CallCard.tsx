import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf } from '@/lib/base/amounts/amount';
import { AVALANCHE } from '@/lib/base/networks/network';
import { plainText } from '@/lib/base/text/plainText';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { type ArgumentMeaning, argumentMeaning } from '@/lib/features/governance/argumentMeaning';
import {
  type CallArgument,
  type CallDetails,
  callDetails,
} from '@/lib/features/governance/callDetails';
import type { CallOutcome } from '@/lib/features/governance/callOutcomes';
import type { ProposedCall } from '@/lib/features/governance/proposedCalls';
import * as styles from './CallCard.css';
import { ContractAddress } from './ContractAddress';

/** As many as 65,536 bytes have, which is the most that is decoded. */
const MAX_DATA_CHARACTERS = 131_074;

type Props = {
  /** From 1 on. */
  number: number;
  call: ProposedCall;
  /** Undefined while it is simulated. */
  outcome: CallOutcome | undefined;
  /** Whether it is tried out at all. */
  isSimulated: boolean;
};

/** One call of a proposal: its contract, function and arguments, and what it would do now. */
export function CallCard({ number, call, outcome, isSimulated }: Props) {
  const t = useTranslations('proposal.calls');
  const details = callDetails(call);
  return (
    <li className={styles.call} aria-label={t('number', { number })}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <p className={styles.functionName}>
        {details.status === 'decoded' && <code translate="no">{details.signature}</code>}
        {details.status === 'noData' && t(call.value > 0n ? 'plainTransfer' : 'emptyCall')}
        {details.status === 'undecoded' && t('unknown')}
      </p>
      <dl className={styles.facts}>
        <Row term={t('target')}>
          <ContractAddress address={call.target} />
        </Row>
        {call.value > 0n && (
          <Row term={t('value')}>
            <CurrencyAmount amount={amountOf(nativeCurrency(AVALANCHE), call.value)} />
          </Row>
        )}
        {details.status === 'undecoded' && call.signature !== '' && (
          <Row term={t('signature')}>
            <bdi translate="no">{plainText(call.signature)}</bdi>
          </Row>
        )}
        <Arguments details={details} target={call.target} />
      </dl>
      {isSimulated && <Outcome outcome={outcome} />}
    </li>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Arguments({ details, target }: { details: CallDetails; target: Address }) {
  const t = useTranslations('proposal.calls');
  if (details.status === 'noData') return null;
  if (details.status === 'undecoded')
    return (
      <Row term={t('raw')}>
        <span>{t(`undecoded.${details.reason}`)}</span>
        <code className={styles.data} translate="no">
          {shownData(details.calldata)}
        </code>
      </Row>
    );
  if (details.arguments.length === 0) return <Row term={t('arguments')}>{t('noArguments')}</Row>;
  return details.arguments.map((argument, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the arguments never change.
    <Row key={index} term={argument.name ? `${argument.name} (${argument.type})` : argument.type}>
      <ArgumentValue
        argument={argument}
        meaning={argumentMeaning({ target, signature: details.signature }, argument, index)}
      />
    </Row>
  ));
}

type ArgumentValueProps = { argument: CallArgument; meaning: ArgumentMeaning | undefined };

/** An argument. If it is known what a number counts, that, and the number itself to unfold. */
function ArgumentValue({ argument, meaning }: ArgumentValueProps) {
  const t = useTranslations('proposal.calls');
  if (meaning === undefined) return <Argument argument={argument} />;
  return (
    <div className={styles.counted}>
      <Meaning meaning={meaning} />
      <details className={styles.exact}>
        <summary className={styles.unfold}>{t('exact')}</summary>
        <Argument argument={argument} />
      </details>
    </div>
  );
}

/** The data, or the beginning of very long data. */
function shownData(calldata: string): string {
  if (calldata.length <= MAX_DATA_CHARACTERS) return calldata;
  return `${calldata.slice(0, MAX_DATA_CHARACTERS)}…`;
}

/** What a number counts. */
function Meaning({ meaning }: { meaning: ArgumentMeaning }) {
  const locale = useLocale();
  return (
    <strong>
      {meaning.type === 'amount' ? (
        <CurrencyAmount amount={meaning.amount} />
      ) : (
        formatPeriod(meaning.seconds, locale)
      )}
    </strong>
  );
}

function Argument({ argument }: { argument: CallArgument }) {
  return (
    <>
      {argument.parts.map((part, index) => {
        if (part.type !== 'address') return part.text;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
        return <ContractAddress key={index} address={part.address} />;
      })}
    </>
  );
}

function Outcome({ outcome }: { outcome: CallOutcome | undefined }) {
  const t = useTranslations('proposal.outcomes');
  const text = () => {
    if (outcome === undefined)
      return (
        <span role="status" aria-label={t('simulating')}>
          <Skeleton characters={16} />
        </span>
      );
    if (outcome.type === 'reverts') return t('reverts', { reason: outcome.reason });
    if (outcome.type === 'mayDepend') return t('mayDepend', { reason: outcome.reason });
    return t(outcome.type);
  };
  const tone = outcome === undefined ? 'unknown' : outcome.type;
  return (
    <p className={styles.outcomes[tone]}>
      <span className={styles.term}>{t('title')}</span>{' '}
      <span className={styles.outcomeText}>{text()}</span>
    </p>
  );
}
