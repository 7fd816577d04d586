import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import * as styles from './ApproveActions.css';

/** The place of a step in what a review needs before it is sent; the last step sends it. */
export type Step = { readonly step: number; readonly total: number };

/** A step of a review with its text. */
export function StepLine({ step, total, children }: Step & { children?: ReactNode }) {
  const t = useTranslations('transactions');
  return (
    <p className={styles.note}>
      <strong>{t('step', { step, total })}</strong> {children}
    </p>
  );
}

/** An approval that was given in this review. It keeps its place. */
export function DoneStep({ symbol, ...place }: Step & { symbol: string }) {
  const t = useTranslations('transactions');
  return (
    <StepLine {...place}>
      <span role="status" className={styles.done}>
        <Check size={14} aria-hidden="true" /> {t('stepDone', { symbol })}
      </span>
    </StepLine>
  );
}
