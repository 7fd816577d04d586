import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { formatPriceChange } from '@/lib/base/amounts/formatPercent';
import { formatPrice } from '@/lib/base/amounts/price';
import { priceTicks } from '@/lib/base/amounts/priceTicks';
import { marketMessages } from '@/lib/base/i18n/exported/market';
import { formatDateTime } from '@/lib/base/time/formatDate';
import { timeTicks } from '@/lib/base/time/timeTicks';
import type { Currency } from '@/lib/base/tokens/currency';
import { changeBps } from '@/lib/exchange/market/priceChange';
import { priceDrawing } from '@/lib/exchange/market/priceDrawing';
import { type PricePoint, priceNumber } from '@/lib/exchange/market/pricePoints';
import { ChartCursor } from './ChartCursor';
import { ChartLine } from './ChartLine';
import { ChartMark } from './ChartMark';
import { acrossOf, downOf } from './chartPlaces';
import * as styles from './PriceChart.css';

type Props = {
  /** In the order of time, two at least, without absurd ones. */
  points: readonly PricePoint[];
  /** What the prices are of. */
  base: Currency;
  /** What they are in. */
  quote: Currency;
};

/**
 * Prices over time: a line with its highest and its lowest price, between an axis of prices and one
 * of times. A sentence says the same, and the arrow keys go from price to price.
 */
export const PriceChart = withMessages({ market: marketMessages }, Content);

function Content({ points, base, quote }: Props) {
  const [first] = points;
  const drawing = useMemo(() => drawingOf(points), [points]);
  const last = points.at(-1);
  if (first === undefined || last === undefined || drawing === undefined) return null;
  return <Drawn {...{ points, first, last, drawing, base, quote }} />;
}

function drawingOf([first, ...later]: Props['points']) {
  return first && priceDrawing([first, ...later]);
}

type DrawnProps = Props & {
  first: PricePoint;
  last: PricePoint;
  drawing: ReturnType<typeof priceDrawing>;
};

function Drawn({ points, first, last, drawing, base, quote }: DrawnProps) {
  const t = useTranslations('market.chart');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { lowest, highest } = drawing;
  const priceText = ({ price }: PricePoint) => formatPrice({ base, quote, ...price }, { locale });
  const timeText = ({ seconds }: PricePoint) => formatDateTime(seconds * 1_000, locale);
  const change = changeBps(first.price, last.price);
  const text = t('text', {
    base: symbolText(base),
    quote: symbolText(quote),
    from: timeText(first),
    to: timeText(last),
    start: priceText(first),
    end: priceText(last),
    change: formatPriceChange(change, locale),
    low: priceText(lowest),
    high: priceText(highest),
  });
  const isFlat = lowest === highest;
  const units = 10 ** (base.decimals - quote.decimals);
  const [low, high] = [priceNumber(lowest) * units, priceNumber(highest) * units];
  const prices = priceTicks(low, high, locale).map((tick) => ({
    text: tick.text,
    top: downOf((high - tick.price) / (high - low)),
  }));
  const { ticks: times, zone } = timeTicks(first.seconds, last.seconds, locale);
  return (
    <figure className={styles.chart} translate="no">
      <div className={styles.plot}>
        <ChartLine
          text={text}
          drawing={drawing}
          last={last}
          change={change}
          rules={prices.map(({ top }) => top)}
        />
        <ChartMark place={drawing.placeOf(highest)} isAbove>
          {isFlat ? priceText(highest) : t('high', { price: priceText(highest) })}
        </ChartMark>
        {!isFlat && (
          <ChartMark place={drawing.placeOf(lowest)}>
            {t('low', { price: priceText(lowest) })}
          </ChartMark>
        )}
        <ChartCursor
          label={t('cursor')}
          points={points}
          drawing={drawing}
          priceText={priceText}
          timeText={timeText}
        />
      </div>
      <div className={styles.prices} aria-hidden="true">
        {prices.map(({ top, text: label }) => (
          <span key={label} className={styles.price} style={{ top }}>
            {label}
          </span>
        ))}
      </div>
      <div className={styles.times} aria-hidden="true">
        {times
          .map(({ seconds, text: label }) => ({ ...drawing.placeOf({ ...first, seconds }), label }))
          .filter(({ x }) => x >= NEAR_END && x <= 1 - NEAR_END)
          .map(({ x, label }) => (
            <span key={x} className={styles.time} style={{ left: acrossOf(x) }}>
              {label}
            </span>
          ))}
      </div>
      <span className={styles.zone} aria-hidden="true">
        {zone}
      </span>
    </figure>
  );
}

/** The time of a place nearer to an end of the axis would be cut off. */
const NEAR_END = 0.08;
