import { useTranslations } from 'next-intl';
import type { PastedAddress } from '@/lib/base/addresses/pastedAddress';
import { chainName } from '@/lib/chain/names/chainNames';

/** Says in a sentence why a text is not the address of a token on this chain. */
export function useAddressProblem(): (pasted: PastedAddress) => string {
  const t = useTranslations('tokenChoice');
  return (pasted) => {
    if (pasted.status === 'otherChain') return t('otherChain', { chain: chainName(pasted.chain) });
    return t(pasted.status === 'mistyped' ? 'mistyped' : 'notAnAddress');
  };
}

/** Why no token was found at an address, as a message of `tokenChoice`. */
export const NO_TOKEN = {
  noContract: 'noContract',
  noDecimals: 'noDecimals',
  unreachable: 'addressUnreachable',
} as const;
