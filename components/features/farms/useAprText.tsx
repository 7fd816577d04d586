import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatApr } from '@/lib/base/amounts/formatPercent';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import type { FarmAprs } from '@/lib/exchange/rewards/farms/farmAprs';
import { feesPart } from './aprParts.css';

/**
 * The APR of a farm as text, and which parts it has: rewards, and swap fees if they are known.
 * Both are undefined without an APR.
 *
 * @param isEmpty - Whether nothing is staked: then no part of it is rewards if these are zero.
 * @param isShort - Whether both parts have to fit in one line.
 */
export function useAprText(
  { total: apr, staking, swapFee, swapFeeSeconds }: FarmAprs,
  { isEmpty = false, isShort = false } = {},
) {
  const t = useTranslations('aprs');
  const locale = useLocale();
  if (apr === undefined || staking === undefined) return { total: undefined, parts: undefined };
  const total = formatApr(apr, locale);
  if (swapFee === undefined) return { total, parts: t('rewardsOnly') };
  if (isEmpty && staking.numerator === 0n)
    return { total, parts: t('feesOnly', { fees: formatApr(swapFee, locale) }) };
  const both = { staking: formatApr(staking, locale), fees: formatApr(swapFee, locale) };
  const tags = { rest: (text: ReactNode) => <span className={feesPart}>{text}</span> };
  const parts =
    swapFeeSeconds === undefined
      ? t.rich(isShort ? 'partsShort' : 'parts', { ...both, ...tags })
      : t.rich('partsOver', { ...both, ...tags, period: formatPeriod(swapFeeSeconds, locale) });
  return { total, parts };
}
