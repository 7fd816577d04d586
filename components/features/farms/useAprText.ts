import { useLocale, useTranslations } from 'next-intl';
import { formatApr } from '@/lib/base/amounts/formatPercent';
import { formatPeriod } from '@/lib/base/amounts/formatPeriod';
import type { FarmAprs } from '@/lib/exchange/rewards/farms/farmAprs';

/**
 * The APR of a farm as text, and which parts it has: rewards, and swap fees if they are known.
 * Both are undefined without an APR.
 */
export function useAprText({ total: apr, staking, swapFee, swapFeeSeconds }: FarmAprs) {
  const t = useTranslations('aprs');
  const locale = useLocale();
  if (apr === undefined || staking === undefined) return { total: undefined, parts: undefined };
  const total = formatApr(apr, locale);
  if (swapFee === undefined) return { total, parts: t('rewardsOnly') };
  const both = { staking: formatApr(staking, locale), fees: formatApr(swapFee, locale) };
  const parts =
    swapFeeSeconds === undefined
      ? t('parts', both)
      : t('partsOver', { ...both, period: formatPeriod(swapFeeSeconds, locale) });
  return { total, parts };
}
