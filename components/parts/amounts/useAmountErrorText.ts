import { useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import type { AmountError } from '@/lib/base/amounts/amountError';

/** Why a typed amount can't be used, in the page's language. */
export function useAmountErrorText(): (error: AmountError) => string {
  const t = useTranslations('errors');
  const symbolText = useSymbolText();
  return (error) => {
    if (error.type === 'enterAmount') return t(error.type);
    const { type, currency } = error;
    return t(type, { symbol: symbolText(currency), decimals: currency.decimals });
  };
}
