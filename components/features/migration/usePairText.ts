import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { pairText } from '@/lib/base/tokens/pairText';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';

/** Names the pair of a farm, such as AVAX / PNG. */
export function usePairText(): (farm: Farm) => string {
  const symbolText = useSymbolText();
  return ({ tokens }) => pairText(tokens.map((token) => symbolText(unwrapped(token))));
}
