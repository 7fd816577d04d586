import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Currency } from '@/lib/tokens/currency';
import type { CurrencyChoices } from './useCurrencyChoices';

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * The titles of the held rows and of the others, each by the index of its first row. Both kinds are
 * together in any order of the list. None where nothing is held.
 */
export function usePartTitles(
  rows: readonly Currency[],
  { comparableBalance }: CurrencyChoices,
): ReadonlyMap<number, string> {
  const t = useTranslations('tokenChoice');
  return useMemo(() => {
    const isHeld = rows.map((row) => comparableBalance(row) > 0n);
    if (!isHeld.includes(true)) return NONE;
    const texts = isHeld.map((held) => t(held ? 'yourTokens' : 'otherTokens'));
    return new Map([...texts.entries()].filter(([index, text]) => text !== texts[index - 1]));
  }, [rows, comparableBalance, t]);
}
