import { Facts } from '@/components/ui/Facts';
import { unusualSlippage } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/store';
import type { SwapFigures } from '@/lib/swap/swapFigures';
import type { Trade } from '@/lib/trade/trade';
import { useRouteHistory } from '@/lib/trade/useRouteHistory';
import { PriceCurveDetails } from './PriceCurveDetails';
import { SwapCosts, SwapTerms } from './SwapFacts';

type Props = { trade: Trade; figures: SwapFigures };

/** Under the form: what its swap costs and guarantees. */
export function SwapDetails({ trade, figures }: Props) {
  const unusualSlippageBps = useSettings(unusualSlippage);
  useRouteHistory(trade);
  return (
    <>
      <Facts>
        <SwapTerms figures={figures} slippageBps={unusualSlippageBps} />
        <SwapCosts figures={figures} />
      </Facts>
      <PriceCurveDetails
        trade={trade}
        input={figures.paid.currency}
        output={figures.received.currency}
      />
    </>
  );
}
