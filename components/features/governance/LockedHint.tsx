import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { VoteGate } from '@/lib/features/governance/voteGate';
import { hrefOf } from '@/lib/site/navigation/routes';
import * as screen from './GovernanceScreen.css';
import { voteText } from './VoteCount';

type Props = {
  /** Undefined while voting has not started. */
  locked: Extract<VoteGate, { readonly type: 'locked' }> | undefined;
};

/** In place of the vote buttons: the account's own PNG has no delegate, and how to unlock voting. */
export function LockedHint({ locked }: Props) {
  const t = useTranslations('proposal.locked');
  const governance = useTranslations('governance.votes');
  const locale = useLocale();
  const received = () => {
    if (locked === undefined || locked.isBeforeSnapshot)
      return locked && locked.votes > 0n
        ? t('receivedNow', { votes: voteText(locked.votes, locale) })
        : t('none');
    if (locked.votes === 0n) return t('noWeight');
    return t('receivedThen', { votes: voteText(locked.votes, locale) });
  };
  return (
    <>
      <p className={screen.quiet}>{t('text')}</p>
      <p className={screen.quiet}>{received()}</p>
      <ButtonLink variant="secondary" href={hrefOf({ name: 'proposals' })}>
        {governance('unlock')}
      </ButtonLink>
    </>
  );
}
