import { useLocale, useTranslations } from 'next-intl';
import { resultOf } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { GOVERNANCE_CHAIN_ID, THRESHOLD_READ } from '@/lib/features/governance/governorReads';
import * as styles from './GovernanceScreen.css';
import { voteText } from './VoteCount';

/** How many votes a proposer needs, as the governor says. */
export function Threshold() {
  const t = useTranslations('governance');
  const locale = useLocale();
  const [threshold] = useChainReads(GOVERNANCE_CHAIN_ID, [THRESHOLD_READ], {
    everyBlocks: Number.POSITIVE_INFINITY,
  });
  const votes = resultOf(threshold);
  if (votes === undefined) return null;
  return <p className={styles.quiet}>{t('threshold', { votes: voteText(votes, locale) })}</p>;
}
