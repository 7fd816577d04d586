import type { FiatSymbol } from '@/lib/features/onramp/fiatCurrencies';
import { FIAT_FLAGS } from './fiatFlags';

/** Shows the round flag of a fiat currency. */
export function FiatLogo({ symbol, size }: { symbol: FiatSymbol; size: number }) {
  // biome-ignore lint/performance/noImgElement: the picture is in memory.
  return <img src={FIAT_FLAGS[symbol]} alt="" width={size} height={size} />;
}
