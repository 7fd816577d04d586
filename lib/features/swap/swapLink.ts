import type { SwapForm } from './swapForm';

/**
 * A link that opens the form as it is, without its recipient: each reader sets their own.
 *
 * @param page - The address of the page, which on a gateway begins with the path of the site.
 */
export function swapLink(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  { independentField, typedValue, inputId, outputId }: SwapForm,
): string {
  const query = new URLSearchParams();
  if (inputId !== undefined) query.set('inputCurrency', inputId);
  if (outputId !== undefined) query.set('outputCurrency', outputId);
  if (typedValue !== '') query.set('exactAmount', typedValue);
  if (independentField === 'output') query.set('exactField', independentField);
  return `${origin}${pathname}?${query}`;
}
