import { useLocale, useTranslations } from 'next-intl';
import { changeTone } from '@/components/parts/market/changeTone';
import { formatPoolShare, formatPriceChange } from '@/lib/base/amounts/formatPercent';
import type { ChainId } from '@/lib/base/networks/network';
import { useKeepSeen } from '@/lib/exchange/market/useKeepSeen';
import type { Exposure } from '@/lib/features/portfolio/exposure';
import { useDayChange } from '@/lib/features/portfolio/useDayChange';
import { DayChangeWaiting } from './DayChangeWaiting';

type Props = {
  chainId: ChainId;
  exposures: readonly Exposure[];
  /** Whether all of the account was read. */
  isWanted: boolean;
};

/** How the value went with the prices of a day; of which part, if not of all; or a dash. */
export function DayChange({ chainId, exposures, isWanted }: Props) {
  const t = useTranslations('portfolio');
  const locale = useLocale();
  useKeepSeen(chainId, isWanted);
  const change = useDayChange(chainId, exposures, isWanted);
  if (change === undefined) return <DayChangeWaiting />;
  const { bps, known } = change;
  const isAll = known.numerator === known.denominator;
  const values = { change: formatPriceChange(bps, locale), share: formatPoolShare(known, locale) };
  return (
    <span className={changeTone(bps)}>{t(isAll ? 'dayChange' : 'dayChangePart', values)}</span>
  );
}
