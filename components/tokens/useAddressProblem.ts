import { useTranslations } from 'next-intl';
import { chainName } from '@/lib/names/chainNames';
import type { PastedAddress } from '@/lib/tokens/pastedAddress';

/** Says in a sentence why a text is not the address of a token on this chain. */
export function useAddressProblem(): (pasted: PastedAddress) => string {
  const t = useTranslations('tokenChoice');
  return (pasted) => {
    if (pasted.status === 'otherChain') return t('otherChain', { chain: chainName(pasted.chain) });
    return t(pasted.status === 'mistyped' ? 'mistyped' : 'notAnAddress');
  };
}
