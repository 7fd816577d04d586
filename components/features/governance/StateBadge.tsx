import { useTranslations } from 'next-intl';
import type { ProposalState } from '@/lib/features/governance/proposal';
import * as styles from './StateBadge.css';

const TONES: Readonly<Record<ProposalState, keyof typeof styles.tones>> = {
  pending: 'blue',
  active: 'blue',
  succeeded: 'green',
  executed: 'green',
  defeated: 'red',
  queued: 'grey',
  canceled: 'grey',
  expired: 'grey',
  undetermined: 'grey',
};

/** The state of a proposal, in its colour. */
export function StateBadge({ state }: { state: ProposalState }) {
  const t = useTranslations('governance');
  const tone = TONES[state];
  return (
    <span
      className={`${styles.tones[tone]} ${state === 'active' ? styles.active : ''}`.trim()}
      data-tone={tone}
    >
      {t(`states.${state}`)}
    </span>
  );
}
