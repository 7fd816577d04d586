import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Hash } from 'viem';
import { useShowsResult } from '@/lib/transactions/history/useOutcome';
import * as styles from './StepLine.css';

/** The place of a step in what a review needs before it is sent; the last step sends it. */
export type Step = { readonly step: number; readonly total: number };

type Props = Step & {
  state: keyof typeof ICONS;
  /** What the step does. */
  title: ReactNode;
  /** What has to be known before it is done: one short line. */
  children?: ReactNode;
};

const ICONS = { done: CircleCheck, now: CircleDot, toCome: Circle } as const;
const ICON_SIZE = 18;

/** A step of a review: its place, what it does, and whether it is done. */
export function StepLine({ step, total, state, title, children }: Props) {
  const t = useTranslations('transactions');
  const Icon = ICONS[state];
  return (
    <div className={styles.step} aria-current={state === 'now' ? 'step' : undefined}>
      <Icon
        size={ICON_SIZE}
        className={styles.icons[state]}
        role="img"
        aria-label={t(`stages.${state}`)}
      />
      <div className={styles.words}>
        <p className={styles.titles[state]}>
          {t('step', { step, total })} {title}
        </p>
        {children && <p className={styles.note}>{children}</p>}
      </div>
    </div>
  );
}

type DoneProps = Step & {
  /** Whether the approval was given, or an earlier one removed. */
  kind?: 'approve' | 'revoke';
  symbol: string;
  /** Its transaction, if it was sent in this review. */
  hash?: Hash | undefined;
};

/** An approval that was changed in this review. It keeps its place, and needs no popup. */
export function DoneStep({ kind = 'approve', symbol, hash, ...place }: DoneProps) {
  const t = useTranslations('transactions');
  useShowsResult(hash, 'success');
  const title = <span role="status">{t(`stepDone.${kind}`, { symbol })}</span>;
  return <StepLine {...place} state="done" title={title} />;
}
