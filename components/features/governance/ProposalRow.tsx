import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/PageLink';
import { Skeleton } from '@/components/ui/Skeleton';
import type { CreationResult } from '@/lib/features/governance/creationResult';
import type { Proposal } from '@/lib/features/governance/proposal';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as styles from './ProposalRow.css';
import { StateBadge } from './StateBadge';
import { useProposalTitle } from './useProposalTitle';
import { useDayText, useTimeText } from './useTimeText';
import { VoteShares } from './VoteShares';

const TITLE_CHARACTERS = 18;

type Props = { proposal: Proposal; creation: CreationResult };

/** A proposal in the list: its number, title, state and time, as one link to its screen. */
export function ProposalRow({ proposal, creation }: Props) {
  const t = useTranslations('governance');
  const timeText = useTimeText();
  const dayText = useDayText();
  const title = useProposalTitle(creation);
  const { id, state, startTime, endTime } = proposal;
  const time = () => {
    if (state === 'pending') return t.rich('beginsAt', { time: () => timeText(startTime) });
    if (state === 'active') return t.rich('endsAt', { time: () => timeText(endTime) });
    if (state === 'canceled' || state === 'undetermined') return null;
    return t('ended', { time: dayText(endTime) });
  };
  return (
    <li>
      <PageLink className={styles.row} href={hrefOf({ name: 'proposal', id: String(id) })}>
        <span className={styles.number}>{String(id)}</span>
        <bdi className={styles.title}>{title ?? <Skeleton characters={TITLE_CHARACTERS} />}</bdi>
        <span className={styles.state}>
          <StateBadge state={state} />
        </span>
        <span className={styles.time}>{time()}</span>
        <VoteShares proposal={proposal} />
      </PageLink>
    </li>
  );
}
