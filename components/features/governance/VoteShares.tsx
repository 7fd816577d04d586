import { type Proposal, votePercents } from '@/lib/features/governance/proposal';
import { fills } from './VoteBars.css';

type Props = { proposal: Proposal; className: string };

/**
 * The votes for and against a proposal in one bar; nothing before the first vote. Its screen says
 * the same in words. An SVG, because the page's policy allows no inline style.
 */
export function VoteShares({ proposal, className }: Props) {
  if (proposal.forVotes + proposal.againstVotes === 0n) return null;
  const percents = votePercents(proposal);
  return (
    <svg className={className} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={fills.for} width={percents.for} height="1" />
      <rect className={fills.against} x={percents.for} width={percents.against} height="1" />
    </svg>
  );
}
