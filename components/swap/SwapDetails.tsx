import { useTranslations } from 'next-intl';
import { FormFee } from '@/components/transactions/FormFee';
import { Facts } from '@/components/ui/Facts';
import { useSettings } from '@/lib/settings/store';
import type { ProposedSwap } from '@/lib/swap/proposedSwap';
import type { SwapFigures } from '@/lib/swap/swapFigures';
import { swapIntent } from '@/lib/swap/swapIntent';
import { currencyId } from '@/lib/tokens/currency';
import type { Trade } from '@/lib/trade/trade';
import { useRouteHistory } from '@/lib/trade/useRouteHistory';
import { PriceCurveDetails } from './PriceCurveDetails';
import { SwapCosts, SwapTerms } from './SwapFacts';

type Props = {
  trade: Trade;
  figures: SwapFigures;
  hasAccount: boolean;
  /** The swap, if the account can pay for it. */
  payable: ProposedSwap | undefined;
};

/** Under the form: what its swap costs and guarantees. */
export function SwapDetails({ trade, figures, hasAccount, payable }: Props) {
  const t = useTranslations('swap');
  const { userSlippageTolerance: slippageBps } = useSettings();
  useRouteHistory(trade);
  return (
    <>
      <Facts>
        <SwapTerms figures={figures} slippageBps={slippageBps} />
        <SwapCosts figures={figures}>
          {hasAccount && (
            <FormFee
              term={t('networkFee')}
              intent={payable && swapIntent(payable)}
              gasKey={payable && gasKey(payable)}
            />
          )}
        </SwapCosts>
      </Facts>
      <PriceCurveDetails
        trade={trade}
        input={figures.paid.currency}
        output={figures.received.currency}
      />
    </>
  );
}

/** What the gas of a swap depends on. */
function gasKey({ trade, input, output, recipient }: ProposedSwap): string {
  return [trade.type, input, ...trade.route, output, recipient]
    .map((part) => (typeof part === 'string' ? part : currencyId(part)))
    .join(' ');
}
