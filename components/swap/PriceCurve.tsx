import { useLocale, useTranslations } from 'next-intl';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { formatAmount } from '@/lib/amounts/formatAmount';
import { formatPriceImpact } from '@/lib/amounts/percent';
import { formatSlippage } from '@/lib/amounts/slippage';
import type { Currency } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import { type CurvePoint, priceCurve } from '@/lib/trade/priceCurve';
import { priceImpact } from '@/lib/trade/priceImpact';
import type { Trade } from '@/lib/trade/trade';
import * as styles from './PriceCurve.css';

/** The plot inside of the picture: across in percent of its width, down in pixels. */
const [LEFT, WIDTH, TOP, DEPTH, FLOOR] = [10, 86, 22, 70, 108];
/** The marks' labels, and the name of the axis below them. */
const [MARK_Y, AXIS_Y] = [FLOOR + 16, FLOOR + 32];
const MIDDLE = 0.5;

const across = ({ x }: CurvePoint) => `${LEFT + WIDTH * x}%`;
const down = ({ y }: CurvePoint) => TOP + DEPTH * y;

type Props = {
  trade: Trade;
  /** What is paid; AVAX where the trade's route says WAVAX for it. */
  input: Currency;
  /** What is received; AVAX likewise. */
  output: Currency;
};

/** The price of a route against the amount that is paid, and where on it this trade is. */
export function PriceCurve({ trade, input, output }: Props) {
  const t = useTranslations('trade');
  const locale = useLocale();
  const { line, marks, trade: own } = priceCurve(trade);
  const amount = ({ raw }: Amount, rounding: 'up' | 'down') =>
    `${formatAmount(amountOf(input, raw), { digits: SHORT_DIGITS, rounding, locale })} ${shortSymbol(input.symbol)}`;
  const [warned, blocked] = marks;
  const text =
    warned &&
    blocked &&
    t('curveText', {
      sold: amount(trade.amountIn, 'up'),
      impact: formatPriceImpact(priceImpact(trade), locale),
      warned: formatSlippage(warned.bps, locale),
      warnedAt: amount(warned.amount, 'down'),
      blocked: formatSlippage(blocked.bps, locale),
      blockedAt: amount(blocked.amount, 'down'),
    });
  const symbols = { input: shortSymbol(input.symbol), output: shortSymbol(output.symbol) };
  const isLeft = own.x < MIDDLE;
  return (
    <figure className={styles.figure}>
      <svg className={styles.picture} role="img" aria-label={text}>
        <line className={styles.axis} x1={`${LEFT}%`} x2="100%" y1={FLOOR} y2={FLOOR} />
        <line className={styles.axis} x1={`${LEFT}%`} x2={`${LEFT}%`} y1={TOP} y2={FLOOR} />
        <svg
          x={`${LEFT}%`}
          y={TOP}
          width={`${WIDTH}%`}
          height={DEPTH}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <polyline
            className={styles.line}
            points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        </svg>
        {marks.map(({ bps, point }, index) => (
          <g key={bps}>
            <line
              className={styles.marks[index]}
              x1={across(point)}
              x2={across(point)}
              y1={down(point)}
              y2={FLOOR}
            />
            <text
              className={styles.label}
              x={across(point)}
              y={MARK_Y}
              textAnchor={index === 0 ? 'end' : 'start'}
            >
              {formatSlippage(bps, locale)}
            </text>
          </g>
        ))}
        <text className={styles.label} x="0" y={TOP - 10}>
          {t('curvePrice', symbols)}
        </text>
        <text className={styles.label} x="100%" y={AXIS_Y} textAnchor="end">
          {t('curveAmount', symbols)}
        </text>
        <circle className={styles.trade} cx={across(own)} cy={down(own)} r="5" />
        <text
          className={styles.strong}
          x={across(own)}
          y={down(own)}
          dx={isLeft ? 10 : -8}
          dy={isLeft ? 8 : 18}
          textAnchor={isLeft ? 'start' : 'end'}
        >
          {t('thisSwap')}
        </text>
      </svg>
      <figcaption className={styles.text} aria-hidden="true">
        {text}
      </figcaption>
    </figure>
  );
}
