import { chooseSlippage, useSettings } from '@/lib/settings/store';
import type { SwapFigures } from '@/lib/swap/swapFigures';
import { limitOf } from '@/lib/trade/limit';
import type { Trade } from '@/lib/trade/trade';
import { SlippageAdvice } from './SlippageAdvice';

type Props = { trade: Trade; figures: SwapFigures };

/** What the slippage tolerance in force risks with the trade on screen. */
export function SettingAdvice({ trade, figures: { paid, received } }: Props) {
  const slippageBps = useSettings((settings) => settings.userSlippageTolerance);
  return (
    <SlippageAdvice
      trade={trade}
      input={paid.currency}
      output={received.currency}
      limit={limitOf(trade, slippageBps).amount.raw}
      slippageBps={slippageBps}
      onUse={chooseSlippage}
    />
  );
}
