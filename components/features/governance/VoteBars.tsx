import { useLocale, useTranslations } from 'next-intl';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { formatWholePercent } from '@/lib/base/amounts/formatPercent';
import { type Proposal, votePercents } from '@/lib/features/governance/proposal';
import * as screen from './GovernanceScreen.css';
import * as styles from './VoteBars.css';
import { VoteCount } from './VoteCount';

/** The votes for and against a proposal, each with its part of all. */
export function VoteBars({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('proposal');
  const locale = useLocale();
  const percents = votePercents(proposal);
  return (
    <section className={screen.part} aria-labelledby="votes">
      <h2 id="votes" className={screen.heading}>
        {t('votes')}
      </h2>
      <dl className={styles.sides}>
        {(['for', 'against'] as const).map((side) => (
          <div key={side} className={styles.side}>
            <dt className={styles.term}>{t(side)}</dt>
            <dd className={styles.count}>
              <VoteCount votes={side === 'for' ? proposal.forVotes : proposal.againstVotes} />
              <span className={styles.percent}>{formatWholePercent(percents[side], locale)}</span>
            </dd>
            <dd className={styles.track} aria-hidden="true">
              <Bar side={side} percent={percents[side]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {proposal.state === 'active' &&
          t(proposal.forVotes > proposal.againstVotes ? 'passing' : 'notPassing')}
        <SentenceSpace />
        {t('noQuorum')}
      </p>
    </section>
  );
}

/** An SVG, because the page's policy allows no inline style. */
function Bar({ side, percent }: { side: 'for' | 'against'; percent: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.fills[side]} width={percent} height="1" />
    </svg>
  );
}
