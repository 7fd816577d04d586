import { useTranslations } from 'next-intl';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { chainName } from '@/lib/chain/names/chainNames';
import type { RecipientProblem } from '@/lib/chain/recipients/recipientProblem';

/** Why a text is not a recipient, as a sentence. */
export function useRecipientProblemText(): (problem: RecipientProblem, text: string) => string {
  const t = useTranslations('recipient.problems');
  return (problem, text) => {
    if (problem !== 'otherChain') return t(problem);
    const pasted = pastedAddress(text);
    return t(problem, { chain: pasted.status === 'otherChain' ? chainName(pasted.chain) : '' });
  };
}
