import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { AmountWithValue } from '@/components/parts/tokens/AmountWithValue';
import { Button } from '@/components/ui/Button';
import { withEnds } from '@/components/ui/withEnds';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { formatSlippage } from '@/lib/base/amounts/slippage';
import type { Currency } from '@/lib/base/tokens/currency';
import { MIN_BLOCKS } from '@/lib/exchange/trade/routeHistory';
import { type Sandwich, worstSandwich } from '@/lib/exchange/trade/sandwich';
import type { Trade } from '@/lib/exchange/trade/trade';
import { useHeldTolerance } from '@/lib/exchange/trade/useRouteHistory';
import { SLIPPAGE_PRESETS_BPS } from '@/lib/site/settings/slippageSetting';
import * as styles from './SlippageAdvice.css';
import { TradeMessages } from './TradeMessages';

type Props = {
  trade: Trade;
  /** What the trade pays and receives: AVAX if its route says WAVAX for it. */
  input: Currency;
  output: Currency;
  /** The least that the trade accepts for an exact input, the most that it pays otherwise. */
  limit: bigint;
  slippageBps: number;
  /** Sets a tolerance; without it none is suggested. */
  onUse: ((slippageBps: number) => void) | undefined;
};

/**
 * What a slippage tolerance risks with this trade in these pools, and a smaller one that has held.
 */
export function SlippageAdvice({ trade, limit, slippageBps, onUse, ...sides }: Props) {
  const sandwich = useMemo(() => worstSandwich(trade, limit), [trade, limit]);
  return (
    <TradeMessages>
      <div className={styles.advice}>
        <SandwichRisk {...sides} trade={trade} slippageBps={slippageBps} sandwich={sandwich} />
        {sandwich && <HeldTolerance trade={trade} slippageBps={slippageBps} onUse={onUse} />}
      </div>
    </TradeMessages>
  );
}

type RiskProps = Pick<Props, 'trade' | 'input' | 'output' | 'slippageBps'> & {
  sandwich: Sandwich | undefined;
};

function SandwichRisk({ trade, input, output, slippageBps, sandwich }: RiskProps) {
  const t = useTranslations('trade');
  const locale = useLocale();
  const lost = trade.type === 'exactIn' ? output : input;
  const slippage = formatSlippage(slippageBps, locale);
  return (
    <p className={styles.risk}>
      {sandwich
        ? withEnds(
            t.rich('sandwichTakes', {
              slippage,
              amount: () => (
                <AmountWithValue
                  amount={amountOf(lost, sandwich.taken.raw)}
                  rounding="up"
                  digits={SHORT_DIGITS}
                />
              ),
            }),
          )
        : t('sandwichUnprofitable', { slippage })}
    </p>
  );
}

type HeldProps = Pick<Props, 'trade' | 'slippageBps' | 'onUse'>;

/** Nothing smaller is suggested, however quiet a pool was: the next trade would often fail. */
const [LEAST_BPS] = SLIPPAGE_PRESETS_BPS;

/** A suggestion that was taken: the tolerance before and after. */
type ToleranceChange = { readonly from: number; readonly to: number };

/**
 * The tolerance that has held, and a button that takes it, then restores the previous one. Shown
 * if a sandwich would pay; otherwise a smaller tolerance gains nothing.
 */
function HeldTolerance({ trade, slippageBps, onUse }: HeldProps) {
  const t = useTranslations('trade');
  const locale = useLocale();
  const held = useHeldTolerance(trade);
  const [change, setChange] = useState<ToleranceChange>();
  const inForce = change?.to === slippageBps ? change : undefined;
  const heldBps = held && Math.max(held.slippageBps, LEAST_BPS);
  const isSmaller = heldBps !== undefined && heldBps < slippageBps;
  const next = inForce?.from ?? (isSmaller ? heldBps : undefined);
  const textOf = () => {
    if (held === undefined || heldBps === undefined) return t('watching', { blocks: MIN_BLOCKS });
    const isEnough = heldBps <= slippageBps;
    const slippage = formatSlippage(isEnough ? heldBps : slippageBps, locale);
    return t(isEnough ? 'held' : 'exceeded', { slippage, blocks: held.blocks });
  };
  const use = (toBps: number) => {
    if (!inForce) setChange({ from: slippageBps, to: toBps });
    onUse?.(toBps);
  };
  return (
    <p className={styles.held}>
      {textOf()}
      {onUse && next !== undefined && (
        <Button variant="text" className={styles.use} onClick={() => use(next)}>
          {t(inForce ? 'undo' : 'use', { slippage: formatSlippage(next, locale) })}
        </Button>
      )}
    </p>
  );
}
