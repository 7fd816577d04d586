import type { SwapFigures } from '@/lib/swap/figures';
import type { Trade } from '@/lib/trade/trade';
import { useRememberRoute } from '@/lib/trade/useRouteHistory';
import { PriceCurveDetails } from './PriceCurveDetails';
import { SwapFacts } from './SwapFacts';

type Props = {
  trade: Trade;
  figures: SwapFigures;
  /** The slippage tolerance; undefined where it needs no mention. */
  slippageBps: number | undefined;
};

/** Under the form: what its swap costs and guarantees. While it is shown, its route is remembered. */
export function SwapDetails({ trade, figures, slippageBps }: Props) {
  useRememberRoute(trade);
  return (
    <>
      <SwapFacts figures={figures} slippageBps={slippageBps} />
      <PriceCurveDetails trade={trade} input={figures.paid.currency} />
    </>
  );
}
