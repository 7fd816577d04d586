import { useLocale } from 'next-intl';
import { formatPoolShare } from '@/lib/base/amounts/formatPercent';
import type { Fraction } from '@/lib/base/amounts/fraction';
import * as styles from './PoolShare.css';

const SIZE = 20;
const WIDTH = 4;
const CIRCLE = { cx: SIZE / 2, cy: SIZE / 2, r: (SIZE - WIDTH) / 2, strokeWidth: WIDTH };

/** A part of a pool, as a ring and in percent. */
export function PoolShare({ share }: { share: Fraction }) {
  const locale = useLocale();
  const part = Number(share.numerator) / Number(share.denominator);
  return (
    <span className={styles.share}>
      <svg className={styles.ring} width={SIZE} height={SIZE} aria-hidden="true">
        <circle className={styles.whole} {...CIRCLE} />
        <circle className={styles.part} {...CIRCLE} pathLength={1} strokeDasharray={`${part} 1`} />
      </svg>
      {formatPoolShare(share, locale)}
    </span>
  );
}
