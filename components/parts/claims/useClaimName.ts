import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { pairText } from '@/lib/base/tokens/pairText';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Claim } from '@/lib/features/claims/claim';

/** Names the farm or the stake of a claim, such as AVAX / PNG. */
export function useClaimName(): (claim: Claim) => string {
  const t = useTranslations('claims');
  const symbolText = useSymbolText();
  return ({ pool: { pair, rewardToken } }) =>
    pair
      ? pairText(pair.map((token) => symbolText(unwrapped(token))))
      : t('stake', { symbol: symbolText(rewardToken) });
}
