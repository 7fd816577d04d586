import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import type { CallOutcomes } from '@/lib/features/governance/useCallOutcomes';

/** Warns those who vote on a proposal or execute it that one of its calls would fail now. */
export function FailingCall({ outcomes }: { outcomes: CallOutcomes }) {
  const t = useTranslations('proposal.calls');
  if (outcomes.status !== 'simulated') return null;
  const index = outcomes.outcomes.findIndex(({ type }) => type === 'reverts');
  const failing = outcomes.outcomes[index];
  if (failing?.type !== 'reverts') return null;
  return (
    <Notice tone="warning">{t('failing', { number: index + 1, reason: failing.reason })}</Notice>
  );
}
