import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { useSummaryText } from '@/components/transactions/history/useSummaryText';
import { announcement } from '@/components/ui/announcement.css';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { useIsSlow } from '@/components/ui/useIsSlow';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { useIsOffline } from '@/lib/chain/rpc/useIsOffline';
import { useKeepActivity } from '@/lib/transactions/activity/useKeepActivity';
import {
  areAllKnown,
  settledAmounts,
  settledCurrencies,
} from '@/lib/transactions/history/settledAmounts';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { isConfirmed, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { useOutcome, useShowsResult } from '@/lib/transactions/history/useOutcome';
import type { NetworkCheck } from '@/lib/transactions/submit/checkWallet';
import { AddToWallet } from './AddToWallet';
import { ExplorerLink } from './ExplorerLink';
import { useNextStep } from './nextStep';
import { OutcomeRing } from './OutcomeRing';
import { ReceivedAmounts, ResultFacts } from './ResultFacts';
import * as styles from './TransactionProgress.css';
import { shareOf, TransactionStages } from './TransactionStages';
import { useOutcomeText } from './useOutcomeText';

/** More on the way: a result is complete without it. */
const ResultLinks = lazyPart(() => import('./ResultLinks'), 'ResultLinks', Nothing, Nothing);

/** A block takes one or two seconds. */
const SLOW_CONFIRMATION_MS = 20_000;

/** What fails when the price moves beyond the slippage tolerance, or when its deadline passes. */
const LIMITED: ReadonlySet<TransactionSummary['type']> = new Set(['swap', 'add', 'remove']);

type Props = {
  transaction: TransactionRecord;
  networkCheck?: NetworkCheck;
  /** Whether the form that it was sent from is below the dialog. */
  isAboveForm?: boolean;
  onClose: () => void;
};

/** The transaction was sent. While the dialog is open, it also shows the outcome. */
export function TransactionSent({ transaction, networkCheck, isAboveForm, onClose }: Props) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const outcomeText = useOutcomeText();
  const { outcome, moved, fee, reason, target, isAwaitingSigners } = useOutcome(transaction);
  useShowsResult(transaction.hash, 'all');
  useKeepActivity(outcome);
  const nextStep = useNextStep();
  const { summary } = transaction;
  const isUnderWay = outcome === 'pending';
  const [slowAfterMs] = useState(() => transaction.addedTime + SLOW_CONFIRMATION_MS - Date.now());
  const isSlow = useIsSlow(isUnderWay, slowAfterMs);
  const isOffline = useIsOffline();
  const stage = isAwaitingSigners ? 'network' : 'confirmation';
  const settled = isConfirmed(outcome) ? settledAmounts(summary, moved) : [];
  const hasReceived = settled.some(({ side }) => side === 'received');
  // The title and the amounts then say what the sentence says.
  const isSaid = hasReceived && outcome === 'confirmed' && areAllKnown(summary, settled);
  const pendingText = () => {
    if (isAwaitingSigners) return t('submittedUnseen');
    if (isOffline) return t('submittedOffline');
    return t(isSlow ? 'submittedSlow' : 'submitted');
  };
  const isRepeatable = outcome === 'reverted' && LIMITED.has(summary.type);
  const leadsOn = isRepeatable || (isConfirmed(outcome) && nextStep !== undefined);
  const closingText = () => {
    if (isConfirmed(outcome) && nextStep) return nextStep;
    if (isConfirmed(outcome) && isAboveForm && summary.type === 'swap') return t('swapAgain');
    return t(isRepeatable ? 'backToForm' : 'close');
  };
  return (
    <div className={styles.sheet}>
      <div className={styles.message}>
        <OutcomeRing outcome={outcome} summary={summary} share={shareOf(stage)} />
        <div role="status" className={isSaid ? announcement : styles.announced}>
          <p className={styles.summary}>{summaryText({ summary, outcome, moved })}</p>
          <p className={styles.faint}>
            {isUnderWay ? pendingText() : outcomeText({ outcome, reason, target })}
          </p>
          {outcome === 'reverted' && reason === undefined && LIMITED.has(summary.type) && (
            <p className={styles.faint}>{t('likelyCause')}</p>
          )}
          {isConfirmed(outcome) && summary.type === 'approve' && <p>{t('approvalAlone')}</p>}
        </div>
        {hasReceived && <ReceivedAmounts summary={summary} settled={settled} />}
      </div>
      <ResultFacts chainId={transaction.chainId} summary={summary} settled={settled} fee={fee} />
      {networkCheck === 'unchecked' && <Notice tone="warning">{t('networkUnchecked')}</Notice>}
      <div className={styles.links}>
        {isConfirmed(outcome) &&
          receivedTokens(summary).map((address) => (
            <AddToWallet key={address} chainId={transaction.chainId} address={address} />
          ))}
        {isConfirmed(outcome) && (summary.type === 'add' || summary.type === 'remove') && (
          <PageLink href="/pool/" className={styles.link}>
            {t(summary.type === 'add' ? 'seePosition' : 'seePositions')}
          </PageLink>
        )}
        {nextStep === undefined && (
          <ResultLinks transaction={transaction} moved={moved} isConfirmed={isConfirmed(outcome)} />
        )}
      </div>
      {isUnderWay && <TransactionStages at={stage} />}
      <div className={styles.actions}>
        {target && <ExplorerLink chainId={transaction.chainId} target={target} look="button" />}
        <Button
          variant={leadsOn ? 'primary' : 'secondary'}
          className={styles.action}
          onClick={onClose}
        >
          {closingText()}
        </Button>
      </div>
    </div>
  );
}

function Nothing() {
  return null;
}

/**
 * The addresses of the tokens that a confirmed transaction brought to the account itself: none for
 * AVAX, for what went to another recipient, and for what was staked.
 */
function receivedTokens(summary: TransactionSummary): readonly Token['address'][] {
  switch (summary.type) {
    case 'swap':
      return summary.recipient === undefined ? addressesOf(summary.output.currency) : [];
    case 'add':
      return [pairAddress(wrapped(summary.amountA.currency), wrapped(summary.amountB.currency))];
    case 'withdraw':
      return summary.reward && summary.reward.raw > 0n ? addressesOf(summary.reward.currency) : [];
    default:
      return addressesOf(...settledCurrencies(summary, 'received'));
  }
}

function addressesOf(...currencies: readonly Currency[]): readonly Token['address'][] {
  return currencies.flatMap((currency) => (currency.type === 'token' ? [currency.address] : []));
}
