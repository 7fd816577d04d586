import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { cutAmountText } from '@/lib/base/amounts/amountText';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';

/** The tab's title: the swap as far as it is typed. */
export function SwapTitle({ form, sides: { input, output } }: Pick<SwapState, 'form' | 'sides'>) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const symbolText = useSymbolText();
  if (form.typedValue === '' || !input.currency || !output.currency)
    return <PageTitle screen={t('title')} />;
  const typed = {
    amount: localizeDecimal(cutAmountText(form.typedValue), locale),
    input: symbolText(input.currency),
    output: symbolText(output.currency),
  };
  return <PageTitle screen={t(`typedTitle.${form.independentField}`, typed)} />;
}
