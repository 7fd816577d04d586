import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatApr } from '@/lib/base/amounts/formatPercent';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import type { FarmAprs } from '@/lib/exchange/rewards/farms/farmAprs';
import { feesPart } from './aprParts.css';

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
  const tags = { rest: (text: ReactNode) => <span className={feesPart}>{text}</span> };
  const parts =
    swapFeeSeconds === undefined
      ? t.rich('parts', { ...both, ...tags })
      : t.rich('partsOver', { ...both, ...tags, period: formatPeriod(swapFeeSeconds, locale) });
  return { total, parts };
}
