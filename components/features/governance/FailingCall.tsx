import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CallOutcomes } from '@/lib/features/governance/useCallOutcomes';
import * as styles from './FailingCall.css';

const ICON_SIZE = 20;

/** Warns those who vote on a proposal or execute it that one of its calls would fail now. */
export function FailingCall({ outcomes }: { outcomes: CallOutcomes }) {
  const t = useTranslations('proposal.calls');
  if (outcomes.status !== 'simulated') return null;
  const index = outcomes.outcomes.findIndex(({ type }) => type === 'reverts');
  const failing = outcomes.outcomes[index];
  if (failing?.type !== 'reverts') return null;
  return (
    <div className={styles.warning} role="status">
      <TriangleAlert className={styles.icon} size={ICON_SIZE} aria-hidden="true" />
      <p>{t('failing', { number: index + 1, reason: failing.reason })}</p>
    </div>
  );
}
