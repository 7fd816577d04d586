import { useLocale, useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import type { Amount } from '@/lib/base/amounts/amount';
import { isBelowBps } from '@/lib/base/amounts/bps';
import { formatValueDifference } from '@/lib/base/amounts/formatPercent';
import { useUsdValue } from '@/lib/exchange/pairs/useUsdValue';
import { valueChange } from '@/lib/exchange/pairs/valueChange';
import * as styles from './ValueDifference.css';

/** A loss of this much is marked. */
const MARKED_FROM_BPS = 300;

type Props = { paid: Amount | undefined; received: Amount | undefined };

/** Next to the value of what is received: how much less or more it is than the value paid. */
export function ValueDifference({ paid, received }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const change = valueChange(useUsdValue(paid), useUsdValue(received));
  if (change === undefined || change.share.numerator === 0n) return null;
  const { isLess, share } = change;
  const percent = formatValueDifference(share, locale);
  const sentence = t(isLess ? 'lessValue' : 'moreValue', { percent });
  const isMarked = isLess && !isBelowBps(share, MARKED_FROM_BPS);
  return (
    <>
      <span className={isMarked ? styles.marked : styles.plain} title={sentence} aria-hidden="true">
        {t.rich(isLess ? 'lessBy' : 'moreBy', {
          percent,
          note: (text) => <span className={styles.note}>{text}</span>,
        })}
      </span>
      <span className={announcement}>{sentence}</span>
    </>
  );
}
