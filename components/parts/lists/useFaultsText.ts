import { useTranslations } from 'next-intl';
import { countOf, TOKEN_FAULTS, type TokenFaults } from '@/lib/holdings/lists/tokenFault';

/** Why tokens are left out of a list: `3 left out: symbol too long, no valid address`. */
export function useFaultsText(): (faults: TokenFaults) => string {
  const t = useTranslations('lists');
  return (faults) =>
    t('faults', {
      count: countOf(faults),
      reasons: TOKEN_FAULTS.filter((fault) => faults[fault])
        .map((fault) => t(`tokenFaults.${fault}`))
        .join(', '),
    });
}
