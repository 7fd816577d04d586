import { limitOf } from '@/lib/exchange/trade/limitOf';
import type { Trade } from '@/lib/exchange/trade/trade';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';
import { chooseSlippage, useSettings } from '@/lib/site/settings/store';
import { SlippageAdvice } from './SlippageAdvice';

type Props = { trade: Trade; figures: SwapFigures };

/** What the slippage tolerance in force risks with the trade on screen. */
export function CurrentSlippageAdvice({ trade, figures: { paid, received } }: Props) {
  const slippageBps = useSettings((settings) => settings.userSlippageTolerance);
  return (
    <SlippageAdvice
      trade={trade}
      input={paid.currency}
      output={received.currency}
      limit={limitOf({ trade, slippageBps }).amount.raw}
      slippageBps={slippageBps}
      onUse={chooseSlippage}
    />
  );
}
