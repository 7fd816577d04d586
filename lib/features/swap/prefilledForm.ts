import { addressText } from '@/lib/base/addresses/pastedAddress';
import { toAmountText } from '@/lib/base/amounts/amountText';
import { linkedCurrencyId } from '@/lib/base/tokens/linkedCurrencyId';
import { EMPTY_SWAP_FORM, type FormRecipient, type SwapForm } from './swapForm';

/** The parts of a query that are meant for the form. */
export const PARAMETERS = [
  'inputCurrency',
  'outputCurrency',
  'exactAmount',
  'exactField',
  'recipient',
];

const LIKE_GROUPED = /^[1-9]\d{0,2},\d{3}$/;

/**
 * The form for a link's query; undefined when the query has nothing for the form.
 *
 * Currencies are as in {@link linkedCurrencyId}. The link overrides the defaults: AVAX to pay,
 * unless the link has it as the output. If both are equal, the output is cleared. What the link
 * names and cannot be used is kept, so that the form can say so.
 */
export function prefilledForm(query: URLSearchParams): SwapForm | undefined {
  if (!PARAMETERS.some((name) => query.has(name))) return undefined;
  const named = currencyIn(query, 'inputCurrency');
  const output = currencyIn(query, 'outputCurrency');
  const byDefault = output === 'AVAX' ? undefined : EMPTY_SWAP_FORM.inputId;
  const inputId = named ?? byDefault;
  return {
    independentField: query.get('exactField')?.toLowerCase() === 'output' ? 'output' : 'input',
    ...amountIn(query),
    inputId,
    outputId: output === inputId ? undefined : output,
    recipient: recipientIn(query),
    linkedIds: [named, output].filter((id) => id !== undefined),
  };
}

/** Any text but an empty one: a currency or recipient that can't be used is shown as such. */
function currencyIn(query: URLSearchParams, name: string): string | undefined {
  return linkedCurrencyId(query.get(name)?.trim() ?? '') || undefined;
}

/** The recipient that a query names. */
export function recipientIn(query: URLSearchParams): FormRecipient | undefined {
  const text = addressText(query.get('recipient') ?? '');
  return text === '' ? undefined : { text, isFromLink: true };
}

/** An amount whose comma may group its digits, such as `1,000`, can't be used either. */
function amountIn(query: URLSearchParams): Pick<SwapForm, 'typedValue' | 'unusedAmount'> {
  const text = query.get('exactAmount')?.trim() ?? '';
  const typedValue = LIKE_GROUPED.test(text) ? undefined : toAmountText(text);
  return typedValue === undefined ? { typedValue: '', unusedAmount: text } : { typedValue };
}
