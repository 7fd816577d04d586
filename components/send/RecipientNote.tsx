import { useTranslations } from 'next-intl';
import { type Address, isAddressEqual } from 'viem';
import { Notice } from '@/components/ui/Notice';
import { CHAIN_IDS } from '@/lib/networks/network';
import type { RecipientKind } from '@/lib/send/recipientKind';
import { REFUSED_KINDS } from '@/lib/send/sendInputError';
import type { SendState } from '@/lib/send/useSendScreen';
import { wrappedNative } from '@/lib/tokens/wrapped';
import { LookAlike } from './LookAlike';
import { notes } from './notes.css';

type Props = { send: Pick<SendState, 'kind' | 'familiarity' | 'recipient'> };

/** What is known of the recipient: what it is on chain, and whether it was used before. */
export function RecipientNote({ send: { kind, familiarity, recipient } }: Props) {
  const t = useTranslations('send');
  const isKnown = familiarity?.type === 'known';
  const isPlain = kind === undefined || kind === 'account' || isKnown;
  const isRefused = REFUSED_KINDS.some((one) => one === kind);
  const tone = isPlain ? 'plain' : 'warning';
  return (
    <div className={notes}>
      <Notice tone={isRefused ? 'error' : tone}>
        <p>
          {kind === undefined
            ? t('checkingRecipient')
            : t(`kinds.${nameOf(kind, recipient.address)}`)}
        </p>
        {isKnown && <p>{t('known')}</p>}
      </Notice>
      {familiarity?.type === 'lookAlike' && recipient.address && (
        <LookAlike address={recipient.address} familiarity={familiarity} />
      )}
    </div>
  );
}

/** WAVAX has a sentence of its own: it gives WAVAX for the AVAX that is sent to it. */
function nameOf(kind: RecipientKind, address: Address | undefined) {
  const wavaxes = CHAIN_IDS.map((id) => wrappedNative(id).address);
  const isWavax = address !== undefined && wavaxes.some((one) => isAddressEqual(one, address));
  return kind === 'token' && isWavax ? 'wavax' : kind;
}
