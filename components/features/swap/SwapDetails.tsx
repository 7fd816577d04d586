import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { FormFee } from '@/components/transactions/facts/FormFee';
import { Facts } from '@/components/ui/Facts';
import { tradeMessages } from '@/lib/base/i18n/exported/trade';
import { currencyId } from '@/lib/base/tokens/currency';
import { isHighImpact } from '@/lib/exchange/trade/impactTier';
import type { Trade } from '@/lib/exchange/trade/trade';
import { useRouteHistory } from '@/lib/exchange/trade/useRouteHistory';
import type { SwapFigures } from '@/lib/features/swap/swapFigures';
import { swapIntent } from '@/lib/features/swap/swapIntent';
import type { SwapTerms } from '@/lib/features/swap/swapTerms';
import { useIsLimitVisible } from '@/lib/features/swap/useIsLimitVisible';
import { useSettings } from '@/lib/site/settings/store';
import { FoldedDetails } from './FoldedDetails';
import { PriceCurveDetails } from './PriceCurveDetails';
import { SwapCosts, SwapImpact, SwapLimit, SwapPrice, TokenFees } from './SwapFacts';

type Props = {
  trade: Trade;
  figures: SwapFigures;
  hasAccount: boolean;
  /** The swap, if the account can pay for it. */
  payable: SwapTerms | undefined;
};

/**
 * Under the form: what its swap costs and guarantees. The price, the network fee, the fees of the
 * tokens and every figure that warns are always visible; the others are folded.
 */
export const SwapDetails = withMessages({ trade: tradeMessages }, Content);

function Content({ trade, figures, hasAccount, payable }: Props) {
  const t = useTranslations('swap');
  const explain = useTranslations('trade');
  const slippageBps = useSettings((settings) => settings.userSlippageTolerance);
  const isLimitVisible = useIsLimitVisible();
  useRouteHistory(trade);
  const isImpactHigh = isHighImpact(figures.impact);
  const limit = <SwapLimit figures={figures} slippageBps={slippageBps} />;
  const impact = <SwapImpact figures={figures} />;
  return (
    <>
      <Facts>
        <SwapPrice figures={figures} />
        {isLimitVisible && limit}
        <TokenFees figures={figures} />
        {isImpactHigh && impact}
        {hasAccount && (
          <FormFee
            term={t('networkFee')}
            about={explain('about.networkFee')}
            intent={payable && swapIntent(payable)}
            gasKey={payable && gasKey(payable)}
          />
        )}
      </Facts>
      <FoldedDetails>
        <Facts>
          {!isLimitVisible && limit}
          {!isImpactHigh && impact}
          <SwapCosts figures={figures} />
        </Facts>
        <PriceCurveDetails
          trade={trade}
          input={figures.paid.currency}
          output={figures.received.currency}
        />
      </FoldedDetails>
    </>
  );
}

/** What the gas of a swap depends on. */
function gasKey({ trade, input, output, recipient }: SwapTerms): string {
  return [trade.type, input, ...trade.route, output, recipient]
    .map((part) => (typeof part === 'string' ? part : currencyId(part)))
    .join(' ');
}
