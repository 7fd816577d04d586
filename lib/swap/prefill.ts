import { getAddress, isAddress } from 'viem';
import { toAmountText } from '@/lib/amounts/amountText';
import { isDomainName, toRecipientText } from '@/lib/names/domainName';
import { EMPTY_SWAP_FORM, type FormRecipient, type SwapForm } from './swapForm';

const PARAMETERS = ['inputCurrency', 'outputCurrency', 'exactAmount', 'exactField', 'recipient'];

/**
 * The form for a link's query; undefined when the query has nothing for the form.
 *
 * Currencies are addresses, or AVAX in any case. The link overrides the defaults: AVAX to pay,
 * unless the link has it as the output. If both are equal, the output is cleared. A recipient
 * counts only if it is an address or looks like a name.
 */
export function prefilledForm(query: URLSearchParams): SwapForm | undefined {
  if (!PARAMETERS.some((name) => query.has(name))) return undefined;
  const named = currencyIn(query, 'inputCurrency');
  const output = currencyIn(query, 'outputCurrency');
  const byDefault = output === 'AVAX' ? undefined : EMPTY_SWAP_FORM.inputId;
  const inputId = named ?? byDefault;
  return {
    independentField: query.get('exactField')?.toLowerCase() === 'output' ? 'output' : 'input',
    typedValue: toAmountText(query.get('exactAmount') ?? '') ?? '',
    inputId,
    outputId: output === inputId ? undefined : output,
    recipient: recipientIn(query),
    linkedIds: [named, output].filter((id) => id !== undefined),
  };
}

/**
 * A query with the currencies of the form. Its amount, which was for others, is left out, and its
 * recipient too unless the form still has one. What has nothing to do with the form is kept.
 */
export function withCurrencies(
  query: URLSearchParams,
  { inputId, outputId, recipient }: Pick<SwapForm, 'inputId' | 'outputId' | 'recipient'>,
): string {
  const other = new URLSearchParams(query);
  for (const name of PARAMETERS) {
    if (name !== 'recipient' || recipient === undefined) other.delete(name);
  }
  if (inputId !== undefined) other.set('inputCurrency', inputId);
  if (outputId !== undefined) other.set('outputCurrency', outputId);
  return other.toString();
}

function currencyIn(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? '';
  if (text.toUpperCase() === 'AVAX') return 'AVAX';
  return isAddress(text, { strict: false }) ? getAddress(text) : undefined;
}

function recipientIn(query: URLSearchParams): FormRecipient | undefined {
  const text = toRecipientText(query.get('recipient') ?? '');
  // An address with a wrong checksum is probably mistyped.
  const isKept = isAddress(text) || isDomainName(text);
  return isKept ? { text, isFromLink: true } : undefined;
}
