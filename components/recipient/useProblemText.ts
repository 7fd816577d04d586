import { useTranslations } from 'next-intl';
import { chainName } from '@/lib/names/chainNames';
import type { RecipientProblem } from '@/lib/names/recipientProblem';
import { pastedAddress } from '@/lib/tokens/pastedAddress';

/** Why a text is no recipient, as a sentence. */
export function useProblemText(): (problem: RecipientProblem, text: string) => string {
  const t = useTranslations('recipient.problems');
  return (problem, text) => {
    if (problem !== 'otherChain') return t(problem);
    const pasted = pastedAddress(text);
    return t(problem, { chain: pasted.status === 'otherChain' ? chainName(pasted.chain) : '' });
  };
}
