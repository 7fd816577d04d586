import type { RewardView } from '@/components/rewards/rewardView';
import { PairLogos } from '@/components/tokens/PairLogos';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import type { Currency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';

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
  };
}
