import { chooseSlippage, useSettings } from '@/lib/settings/store';
import type { SwapFigures } from '@/lib/swap/figures';
import type { Trade } from '@/lib/trade/trade';
import { SlippageAdvice } from './SlippageAdvice';

/** In the settings: what the slippage tolerance in force risks with the swap on the form. */
export function SettingAdvice({ trade, figures }: { trade: Trade; figures: SwapFigures }) {
  const slippageBps = useSettings((settings) => settings.userSlippageTolerance);
  return (
    <SlippageAdvice
      trade={trade}
      input={figures.paid.currency}
      output={figures.received.currency}
      limit={figures.limit.amount.raw}
      slippageBps={slippageBps}
      onUse={chooseSlippage}
    />
  );
}
