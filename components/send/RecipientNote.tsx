import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { REFUSED_KINDS } from '@/lib/send/sendInputError';
import type { SendState } from '@/lib/send/useSendScreen';
import { LookAlike } from './LookAlike';
import { notes } from './notes.css';

type Props = { send: Pick<SendState, 'kind' | 'familiarity' | 'recipient'> };

/** What is known of the recipient: what it is on chain, and whether it was used before. */
export function RecipientNote({ send: { kind, familiarity, recipient } }: Props) {
  const t = useTranslations('send');
  const isKnown = familiarity?.type === 'known';
  const isPlain = kind === undefined || kind === 'account' || (kind === 'wallet' && isKnown);
  const isRefused = REFUSED_KINDS.some((one) => one === kind);
  const tone = isPlain ? 'plain' : 'warning';
  return (
    <div className={notes}>
      <Notice tone={isRefused ? 'error' : tone}>
        <p>{kind === undefined ? t('checkingRecipient') : t(`kinds.${kind}`)}</p>
        {isKnown && <p>{t('known')}</p>}
      </Notice>
      {familiarity?.type === 'lookAlike' && recipient.address && (
        <LookAlike address={recipient.address} familiarity={familiarity} />
      )}
    </div>
  );
}
