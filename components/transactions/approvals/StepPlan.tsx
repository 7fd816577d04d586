import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Hash } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { announcement } from '@/components/ui/announcement.css';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import { useShowsResult } from '@/lib/transactions/history/useOutcome';
import * as styles from './StepPlan.css';

/** A step that a review needs before its own transaction. */
export type PlannedStep = {
  /** Whether it gives an approval, or removes an earlier one. */
  readonly kind: 'approve' | 'revoke';
  readonly symbol: string;
  readonly isDone: boolean;
  /** Its transaction, if it was sent in this review. */
  readonly hash: Hash | undefined;
};

type Props = {
  steps: readonly PlannedStep[];
  /** What the review itself sends: the last step. */
  last: string;
};

const CHECK_SIZE = 14;

/** In a review: all that it sends, one step after the other, and which one is due. */
export const StepPlan = withMessages(signingMessages, Content);

function Content({ steps, last }: Props) {
  const due = steps.findIndex(({ isDone }) => !isDone);
  const current = due < 0 ? steps.length : due;
  const total = steps.length + 1;
  return (
    <ol className={styles.plan}>
      {steps.map((step, index) => (
        <Step
          // A token may have its approval removed and given again.
          key={`${step.kind}:${step.symbol}`}
          place={{ step: index + 1, total }}
          state={stateOf(index, current)}
          title={step}
        />
      ))}
      <Step place={{ step: total, total }} state={stateOf(steps.length, current)} title={last} />
    </ol>
  );
}

type State = keyof typeof styles.marks;

function stateOf(index: number, current: number): State {
  if (index < current) return 'done';
  return index === current ? 'now' : 'toCome';
}

type StepProps = {
  place: { readonly step: number; readonly total: number };
  state: State;
  title: PlannedStep | string;
};

function Step({ place, state, title }: StepProps) {
  const t = useTranslations('transactions');
  const approvals = useTranslations('approvals');
  const isDone = state === 'done';
  const step = typeof title === 'string' ? undefined : title;
  // It keeps its place when it is done, and needs no popup.
  useShowsResult(isDone ? step?.hash : undefined, 'success');
  const text = step ? approvals(`${step.kind}.title`, { symbol: step.symbol }) : String(title);
  return (
    <li className={styles.steps[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.marks[state]} role="img" aria-label={t(`stages.${state}`)}>
        {isDone && <Check size={CHECK_SIZE} aria-hidden="true" />}
      </span>
      <p className={styles.title}>
        <span className={announcement}>{t('step', place)}</span>{' '}
        {isDone && step ? (
          <span role="status">{t(`stepDone.${step.kind}`, { symbol: step.symbol })}</span>
        ) : (
          text
        )}
      </p>
    </li>
  );
}
