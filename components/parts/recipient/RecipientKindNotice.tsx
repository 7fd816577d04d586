import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { Notice } from '@/components/ui/Notice';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import {
  isForbiddenKind,
  type RecipientKind,
} from '@/lib/transactions/recipientVerdict/recipientKind';

type Props = {
  /** What the recipient is on chain; undefined until known. */
  kind: RecipientKind | undefined;
  address: Address | undefined;
  /** Whether the account has sent to it before. */
  isKnown: boolean;
  children?: ReactNode;
};

/** Says what a recipient is on chain, and how much that matters. */
export function RecipientKindNotice({ kind, address, isKnown, children }: Props) {
  const t = useTranslations('recipientVerdict');
  const isPlain = kind === undefined || kind === 'account' || isKnown;
  const tone = isPlain ? 'plain' : 'warning';
  return (
    <Notice tone={isForbiddenKind(kind) ? 'error' : tone}>
      <p>{kind === undefined ? t('checkingRecipient') : t(`kinds.${nameOf(kind, address)}`)}</p>
      {children}
    </Notice>
  );
}

/** WAVAX has a sentence of its own: it gives WAVAX for the AVAX that is sent to it. */
function nameOf(kind: RecipientKind, address: Address | undefined) {
  const wavaxes = CHAIN_IDS.map((id) => wrappedNative(id).address);
  const isWavax = address !== undefined && wavaxes.some((one) => isAddressEqual(one, address));
  return kind === 'token' && isWavax ? 'wavax' : kind;
}
