import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormStop } from '@/components/parts/figuresAge/FormStop';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { announcement } from '@/components/ui/announcement.css';
import { Button } from '@/components/ui/Button';
import { halves } from '@/components/ui/halves.css';
import { AVALANCHE } from '@/lib/base/networks/network';
import { usePendingItems } from '@/lib/transactions/submit/usePendingItems';
import * as styles from './VoteChoice.css';

/** The transactions that vote. */
export const VOTE_TYPES = ['voteFor', 'voteAgainst'] as const;

type Props = { id: bigint; onReview: (isFor: boolean) => void };

/**
 * The choice between the two votes, none of them chosen at first, and the button that reviews the
 * chosen one. None while a vote on the proposal is pending: the other one would fail.
 */
export function VoteChoice({ id, onReview }: Props) {
  const t = useTranslations('proposal');
  const [isFor, setFor] = useState<boolean>();
  const staleText = useStaleText(AVALANCHE);
  const isPending = useIsVotePending(id);
  if (staleText) return <FormStop>{staleText}</FormStop>;
  if (isPending) return <FormStop>{t('vote.pending')}</FormStop>;
  return (
    <>
      <fieldset className={halves}>
        <legend className={announcement}>{t('vote.choose')}</legend>
        {[true, false].map((side) => (
          <label key={String(side)} className={styles.half}>
            <input
              type="radio"
              name="vote"
              className={styles.radio}
              checked={isFor === side}
              onChange={() => setFor(side)}
            />
            {t(side ? 'for' : 'against')}
          </label>
        ))}
      </fieldset>
      {isFor === undefined ? (
        <FormStop>{t('vote.choose')}</FormStop>
      ) : (
        <Button variant="primary" onClick={() => onReview(isFor)}>
          {t('vote.review')}
        </Button>
      )}
    </>
  );
}

function useIsVotePending(id: bigint): boolean {
  const { request, sent, unanswered } = usePendingItems(VOTE_TYPES);
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
