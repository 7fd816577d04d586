import { useSymbolText } from '@/components/tokens/useSymbolText';
import type { Farm } from '@/lib/rewards/farmCatalogue';
import { unwrapped } from '@/lib/tokens/wrapped';

/** Names the pair of a farm, such as AVAX / PNG. */
export function usePairText(): (farm: Farm) => string {
  const symbolText = useSymbolText();
  return ({ tokens }) => tokens.map((token) => symbolText(unwrapped(token))).join(' / ');
}
