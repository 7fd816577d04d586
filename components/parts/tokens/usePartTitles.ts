import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import type { CurrencyChoices } from '@/lib/exchange/tokenChoice/useCurrencyChoices';

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * The titles of the held rows and of the others, each by the index of its first row. In any order
 * of the list, the rows of a kind are next to each other. None if nothing is held.
 */
export function usePartTitles(
  rows: readonly Currency[],
  { comparableBalance }: CurrencyChoices,
): ReadonlyMap<number, string> {
  const t = useTranslations('tokenChoice');
  return useMemo(() => {
    const isHeld = rows.map((row) => comparableBalance(row) > 0n);
    if (!isHeld.includes(true)) return NONE;
    const [yours, others] = [t('yourTokens'), t('otherTokens')];
    return new Map(
      isHeld.flatMap((held, index) =>
        held === isHeld[index - 1] ? [] : [[index, held ? yours : others] as const],
      ),
    );
  }, [rows, comparableBalance, t]);
}
