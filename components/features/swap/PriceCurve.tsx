import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { formatBps, formatPriceImpact } from '@/lib/base/amounts/formatPercent';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { Currency } from '@/lib/base/tokens/currency';
import { type CurvePoint, priceCurve } from '@/lib/exchange/trade/priceCurve';
import { priceImpact } from '@/lib/exchange/trade/priceImpact';
import type { Trade } from '@/lib/exchange/trade/trade';
import * as styles from './PriceCurve.css';

/** The plot inside of the picture: across in percent of its width, down in pixels. */
const [LEFT, WIDTH, TOP, DEPTH, FLOOR] = [10, 86, 8, 70, 94];
/** Below the axis each amount has a line of its own, so that no two can collide. */
const [FIRST_LINE_Y, LINE_HEIGHT] = [FLOOR + 16, 16];
const lineY = (index: number) => FIRST_LINE_Y + LINE_HEIGHT * index;
/** What a mark leaves free above its label. */
const TEXT_HEIGHT = 12;

const across = ({ x }: CurvePoint) => `${LEFT + WIDTH * x}%`;
const isInLeftHalf = ({ x }: CurvePoint) => LEFT + WIDTH * x < 50;
const down = ({ y }: CurvePoint) => TOP + DEPTH * y;

type Props = {
  trade: Trade;
  /** What is paid; AVAX if the trade's route says WAVAX for it. */
  input: Currency;
  /** What is received; AVAX likewise. */
  output: Currency;
};

/** The price of a route against the amount that is paid, and where on it this trade is. */
export function PriceCurve({ trade, input, output }: Props) {
  const t = useTranslations('trade');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { line, marks, trade: own } = priceCurve(trade);
  const number = ({ raw }: Amount, rounding: 'up' | 'down') =>
    formatAmount(amountOf(input, raw), { digits: SHORT_DIGITS, rounding, locale });
  const amount = (one: Amount, rounding: 'up' | 'down') =>
    withSymbol(number(one, rounding), symbolText(input));
  const [warned, blocked] = marks;
  const text =
    warned &&
    blocked &&
    t('curveText', {
      sold: amount(trade.amountIn, 'up'),
      impact: formatPriceImpact(priceImpact(trade), locale),
      warned: formatBps(warned.bps, locale),
      warnedAt: amount(warned.amount, 'down'),
      blocked: formatBps(blocked.bps, locale),
      blockedAt: amount(blocked.amount, 'down'),
    });
  const symbols = { input: symbolText(input), output: symbolText(output) };
  const atAxis = withoutCrossing([
    ...marks.map(({ bps, amount: marked, point }, index) => ({
      point,
      lineStyle: styles.marks[index],
      textStyle: styles.label,
      label: t('curveMark', {
        impact: formatBps(bps, locale),
        amount: number(marked, 'down'),
      }),
    })),
    {
      point: own,
      lineStyle: styles.ownMark,
      textStyle: styles.strong,
      label: t('curveOwn', { amount: number(trade.amountIn, 'up') }),
    },
  ]);
  return (
    <figure className={styles.figure}>
      <p className={styles.axisName} aria-hidden="true">
        {t('curvePrice', symbols)}
      </p>
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
        {atAxis.map(({ point, label, lineStyle }, index) => (
          <line
            key={label}
            className={lineStyle}
            x1={across(point)}
            x2={across(point)}
            y1={down(point)}
            y2={lineY(index) - TEXT_HEIGHT}
          />
        ))}
        {atAxis.map(({ point, label, textStyle }, index) => (
          <text
            key={label}
            className={textStyle}
            x={across(point)}
            y={lineY(index)}
            textAnchor={isInLeftHalf(point) ? 'start' : 'end'}
          >
            {label}
          </text>
        ))}
        <circle className={styles.trade} cx={across(own)} cy={down(own)} r="5" />
      </svg>
      <p className={styles.axisNameBelow} aria-hidden="true">
        {t('curveAmount', symbols)}
      </p>
      <figcaption className={styles.text} aria-hidden="true">
        {text}
      </figcaption>
    </figure>
  );
}

/**
 * The marks in the order of their lines of text, so that none is drawn through the text of another:
 * each text begins at its mark and goes towards the wider side.
 */
function withoutCrossing<Mark extends { readonly point: CurvePoint }>(
  marks: readonly Mark[],
): readonly Mark[] {
  const fromLeft = marks.toSorted((a, b) => a.point.x - b.point.x);
  const left = fromLeft.filter(({ point }) => isInLeftHalf(point));
  const right = fromLeft.filter(({ point }) => !isInLeftHalf(point));
  return [...right, ...left.toReversed()];
}
