import { PARAMETERS, prefilledForm, recipientIn } from './prefilledForm';
import { EMPTY_SWAP_FORM, type SwapForm } from './swapForm';

/**
 * A query that fills in the form as it is: its currencies, amount and field. What has nothing to do
 * with the form is kept. Only a recipient that the query itself names, and the form still has, stays.
 *
 * @param query - That of the address.
 */
export function formQuery(query: URLSearchParams, form: SwapForm): string {
  const { independentField, typedValue, inputId, outputId, recipient } = form;
  const other = new URLSearchParams(query);
  const isLinked = recipient !== undefined && recipientIn(query)?.text === recipient.text;
  for (const name of PARAMETERS) if (name !== 'recipient' || !isLinked) other.delete(name);
  if (inputId !== undefined) other.set('inputCurrency', inputId);
  if (outputId !== undefined) other.set('outputCurrency', outputId);
  if (typedValue !== '') other.set('exactAmount', typedValue);
  if (independentField === 'output') other.set('exactField', independentField);
  return other.toString();
}

/**
 * The query that opens the form as it is; undefined if that of the address does so already, or does
 * so as well as a query can.
 */
export function queryToWrite(query: string, form: SwapForm): string | undefined {
  const parameters = new URLSearchParams(query);
  if (opens(prefilledForm(parameters) ?? EMPTY_SWAP_FORM, form)) return undefined;
  const other = formQuery(parameters, form);
  return other === query ? undefined : other;
}

/** Whether a link's form is the one on screen. A recipient may be missing in the link alone. */
function opens(linked: SwapForm, form: SwapForm): boolean {
  return (
    linked.inputId === form.inputId &&
    linked.outputId === form.outputId &&
    linked.typedValue === form.typedValue &&
    linked.independentField === form.independentField &&
    (linked.recipient === undefined || linked.recipient.text === form.recipient?.text)
  );
}
