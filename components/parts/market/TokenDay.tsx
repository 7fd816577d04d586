import { useLocale } from 'next-intl';
import { formatPriceChange } from '@/lib/base/amounts/formatPercent';
import type { Token } from '@/lib/base/tokens/token';
import { useTokenDay } from '@/lib/exchange/market/useTokenDay';
import { changeTone } from './changeTone';
import { Sparkline } from './Sparkline';
import * as styles from './TokenDay.css';
import { useInSight } from './useInSight';

type Props = {
  token: Token;
  /** Whether prices of the past may be read now. */
  isWanted: boolean;
  /** Says of a change over how long it is. */
  textOf: (change: string) => string;
  /** The id of an element with that text, for what the line is in. */
  descriptionId: string;
};

/** With fewer, a line looks like more than is known. */
const MIN_POINTS = 4;

/**
 * How the price of a token in dollars went within a day: a small line above the change. Nothing
 * until the token is in sight, and if its price was not known then.
 */
export function TokenDay({ token, isWanted, textOf, descriptionId }: Props) {
  const locale = useLocale();
  const { isInSight, watch } = useInSight();
  const day = useTokenDay(token, isWanted && isInSight);
  if (!isInSight) return <span ref={watch} className={styles.place} />;
  if (typeof day === 'string' || !day.change) return null;
  const { bps } = day.change;
  const change = formatPriceChange(bps, locale);
  const points = day.points ?? [];
  return (
    <>
      <span className={styles.day} aria-hidden="true">
        {points.length >= MIN_POINTS && <Sparkline points={points} label="" />}
        <span className={`${styles.change} ${changeTone(bps)}`} translate="no">
          {change}
        </span>
      </span>
      <span id={descriptionId} hidden>
        {textOf(change)}
      </span>
    </>
  );
}
