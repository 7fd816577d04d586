import { useLocale, useTranslations } from 'next-intl';
import type { Amount } from '@/lib/base/amounts/amount';
import { formatPng } from '@/lib/base/amounts/formatPng';

/** The label of the claim button: the PNG that it claims in whole ones, rounded down. */
export function useClaimText(): (key: 'claim' | 'claiming', amount: Amount) => string {
  const t = useTranslations('airdrop');
  const locale = useLocale();
  return (key, amount) => t(key, { amount: formatPng(amount, 0, locale) });
}
