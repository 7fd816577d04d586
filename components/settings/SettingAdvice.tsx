import { chooseSlippage, useSettings } from '@/lib/settings/store';
import { limitOf } from '@/lib/trade/limit';
import { useTradeOnScreen } from '@/lib/trade/useTradeOnScreen';
import { SlippageAdvice } from './SlippageAdvice';

/** What the slippage tolerance in force risks with the trade on screen; nothing without a trade. */
export function SettingAdvice() {
  const slippageBps = useSettings((settings) => settings.userSlippageTolerance);
  const shown = useTradeOnScreen();
  if (shown === undefined) return null;
  return (
    <SlippageAdvice
      {...shown}
      limit={limitOf(shown.trade, slippageBps)}
      slippageBps={slippageBps}
      onUse={chooseSlippage}
    />
  );
}
