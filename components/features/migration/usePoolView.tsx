import type { RewardView } from '@/components/parts/rewards/rewardView';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';

const LOGO_SIZE = 24;

/** How the forms of a farm show its pool tokens. */
export function usePoolView(
  currencies: readonly [Currency, Currency],
  poolToken: Token,
): RewardView {
  const symbolText = useSymbolText();
  return {
    words: 'deposit',
    mark: (
      <>
        <PairLogos currencies={currencies} size={LOGO_SIZE} />
        {symbolText(poolToken)}
      </>
    ),
    value: () => null,
    hasSlider: true,
  };
}
