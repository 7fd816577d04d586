import { useLocale, useTranslations } from 'next-intl';
import { type Amount, asFraction } from '@/lib/amounts/amount';
import { formatPlaces } from '@/lib/amounts/formatPlaces';

/** The label of the claim button: the PNG that it claims in whole ones, rounded down. */
export function useClaimText(): (key: 'claim' | 'claiming', amount: Amount) => string {
  const t = useTranslations('airdrop');
  const locale = useLocale();
  return (key, amount) =>
    t(key, { amount: formatPlaces(asFraction(amount), { places: 0, rounding: 'down', locale }) });
}
