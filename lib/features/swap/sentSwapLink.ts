import { exactAmountText } from '@/lib/base/amounts/amountText';
import { currencyId } from '@/lib/base/tokens/currency';
import { hrefOf } from '@/lib/site/navigation/routes';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { EMPTY_SWAP_FORM } from './swapForm';
import { swapLink } from './swapLink';

type SwapSummary = Extract<TransactionSummary, { readonly type: 'swap' }>;

/** A link to the same swap: its tokens and the amount that was typed, without its recipient. */
export function sentSwapLink(
  { origin }: Pick<Location, 'origin'>,
  { input, output, typed }: SwapSummary,
): string {
  return swapLink(
    { origin, pathname: hrefOf({ name: 'swap' }) },
    {
      ...EMPTY_SWAP_FORM,
      independentField: typed ?? 'input',
      typedValue: exactAmountText(typed === 'output' ? output : input),
      inputId: currencyId(input.currency),
      outputId: currencyId(output.currency),
    },
  );
}
