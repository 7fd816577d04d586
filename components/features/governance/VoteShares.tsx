import { useLocale, useTranslations } from 'next-intl';
import { formatWholePercent } from '@/lib/base/amounts/formatPercent';
import { type Proposal, votePercents } from '@/lib/features/governance/proposal';
import * as styles from './ProposalRow.css';
import { fills } from './VoteBars.css';

/**
 * The votes for a proposal as their part of all, and both sides in one bar; nothing before the first
 * vote. An SVG, because the page's policy allows no inline style.
 */
export function VoteShares({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('governance');
  const locale = useLocale();
  if (proposal.forVotes + proposal.againstVotes === 0n) return null;
  const percents = votePercents(proposal);
  return (
    <span className={styles.votes}>
      {t('share', { percent: formatWholePercent(percents.for, locale) })}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={fills.for} width={percents.for} height="1" />
        <rect className={fills.against} x={percents.for} width={percents.against} height="1" />
      </svg>
    </span>
  );
}
