import { useTranslations } from 'next-intl';
import type { SendState } from '@/lib/features/send/useSendScreen';
import { LookAlike } from './LookAlike';
import { notes } from './notes.css';
import { RecipientKindNotice } from './RecipientKindNotice';

type Props = { send: Pick<SendState, 'kind' | 'comparison' | 'recipient'> };

/** What is known of the recipient: what it is on chain, and whether it was used before. */
export function RecipientNote({ send: { kind, comparison, recipient } }: Props) {
  const t = useTranslations('send');
  const { address } = recipient;
  const isKnown = comparison?.type === 'known';
  return (
    <div className={notes}>
      <RecipientKindNotice kind={kind} address={address} isKnown={isKnown}>
        {isKnown && <p>{t('known')}</p>}
      </RecipientKindNotice>
      {comparison?.type === 'lookAlike' && address && (
        <LookAlike address={address} comparison={comparison} />
      )}
    </div>
  );
}
