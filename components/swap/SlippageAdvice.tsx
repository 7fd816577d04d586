import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { amountOf } from '@/lib/amounts/amount';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { formatSlippage } from '@/lib/amounts/slippage';
import type { Currency } from '@/lib/tokens/currency';
import { worstSandwich } from '@/lib/trade/sandwich';
import type { Trade } from '@/lib/trade/trade';
import { useHeldTolerance } from '@/lib/trade/useRouteHistory';
import * as styles from './SlippageAdvice.css';
import { TradeMessages } from './TradeMessages';

type Props = {
  trade: Trade;
  /** What the trade pays and receives: AVAX where its route says WAVAX for it. */
  input: Currency;
  output: Currency;
  /** The least that the trade accepts for an exact input, the most that it pays otherwise. */
  limit: bigint;
  slippageBps: number;
  onUse: (slippageBps: number) => void;
};

/** What a slippage tolerance risks with this trade in these pools, and a smaller one that has held. */
export function SlippageAdvice({ onUse, ...risked }: Props) {
  return (
    <TradeMessages>
      <div className={styles.advice}>
        <SandwichRisk {...risked} />
        <HeldTolerance trade={risked.trade} slippageBps={risked.slippageBps} onUse={onUse} />
      </div>
    </TradeMessages>
  );
}

function SandwichRisk({ trade, input, output, limit, slippageBps }: Omit<Props, 'onUse'>) {
  const t = useTranslations('trade');
  const locale = useLocale();
  const sandwich = useMemo(() => worstSandwich(trade, limit), [trade, limit]);
  const lost = trade.type === 'exactIn' ? output : input;
  return (
    <p className={styles.risk}>
      {sandwich
        ? t.rich('sandwichTakes', {
            slippage: formatSlippage(slippageBps, locale),
            amount: () => (
              <CurrencyAmount
                amount={amountOf(lost, sandwich.taken.raw)}
                rounding="up"
                digits={SHORT_DIGITS}
              />
            ),
          })
        : t('sandwichPaysNot')}
    </p>
  );
}

function HeldTolerance({
  trade,
  slippageBps,
  onUse,
}: Pick<Props, 'trade' | 'slippageBps' | 'onUse'>) {
  const t = useTranslations('trade');
  const locale = useLocale();
  const held = useHeldTolerance(trade);
  const slippage = held && formatSlippage(held.slippageBps, locale);
  return (
    <p className={styles.held}>
      {held && slippage && (
        <>
          {t('held', { slippage, blocks: held.blocks })}
          {held.slippageBps <= slippageBps && (
            <Button variant="text" className={styles.use} onClick={() => onUse(held.slippageBps)}>
              {t(held.slippageBps < slippageBps ? 'use' : 'using', { slippage })}
            </Button>
          )}
        </>
      )}
    </p>
  );
}
