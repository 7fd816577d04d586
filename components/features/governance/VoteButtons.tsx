import { useTranslations } from 'next-intl';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { Button } from '@/components/ui/Button';
import { MissingAction } from '@/components/ui/MissingAction';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useWaiting } from '@/lib/transactions/submit/useWaiting';
import * as styles from './VoteButtons.css';

/** The transactions that vote. */
export const VOTE_TYPES = ['voteFor', 'voteAgainst'] as const;

type Props = { id: bigint; onVote: (isFor: boolean) => void };

/** The two votes. None while a vote on the proposal is pending: the other one would fail. */
export function VoteButtons({ id, onVote }: Props) {
  const t = useTranslations('proposal.vote');
  const staleText = useStaleText(AVALANCHE);
  const isPending = useIsVotePending(id);
  if (staleText) return <MissingAction>{staleText}</MissingAction>;
  if (isPending) return <MissingAction>{t('pending')}</MissingAction>;
  return (
    <div className={styles.buttons}>
      {[true, false].map((isFor) => (
        <Button
          key={String(isFor)}
          variant={isFor ? 'primary' : 'secondary'}
          onClick={() => onVote(isFor)}
        >
          {t(isFor ? 'for' : 'against')}
        </Button>
      ))}
    </div>
  );
}

function useIsVotePending(id: bigint): boolean {
  const { request, sent, unanswered } = useWaiting(VOTE_TYPES);
  return [
    request,
    ...sent.map(({ summary }) => summary),
    ...unanswered.map(({ summary }) => summary),
  ].some(
    (summary) =>
      (summary?.type === 'voteFor' || summary?.type === 'voteAgainst') &&
      summary.proposal === String(id),
  );
}
