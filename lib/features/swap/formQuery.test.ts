import { queryToWrite } from './formQuery';
import { prefilledForm } from './prefilledForm';
import { EMPTY_SWAP_FORM, reduceSwapForm, type SwapForm, type SwapFormEvent } from './swapForm';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const JOE = '0x6e84a6216eA6dACC71eE8E6b0a5B7322EEbC0fDd';
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CURRENCIES = `inputCurrency=AVAX&outputCurrency=${PNG}`;

/** The form of a link after some events. */
function formAt(query: string, ...events: readonly SwapFormEvent[]): SwapForm {
  const linked = prefilledForm(new URLSearchParams(query)) ?? EMPTY_SWAP_FORM;
  return events.reduce(reduceSwapForm, linked);
}

const toPng = { type: 'selected', field: 'output', id: PNG } as const;

test('SWP-28 the address names the currencies of the form, and keeps what has nothing to do with it', () => {
  const query = `outputCurrency=${JOE}&exactAmount=1&theme=dark`;
  const form = formAt(query, toPng);
  const other = queryToWrite(query, form);
  expect(other).toBe(`theme=dark&${CURRENCIES}&exactAmount=1`);
  expect(queryToWrite(other ?? '', form)).toBeUndefined();
  expect(queryToWrite(`outputCurrency=${PNG}`, formAt('', toPng))).toBeUndefined();
  expect(queryToWrite('', EMPTY_SWAP_FORM)).toBeUndefined();
});

test('SWP-31 the address has the amount as it is typed, and its field', () => {
  const typed = (field: 'input' | 'output', text: string) =>
    formAt('', toPng, { type: 'typed', field, text });
  expect(queryToWrite('', typed('input', '12.50'))).toBe(`${CURRENCIES}&exactAmount=12.50`);
  const bought = `${CURRENCIES}&exactAmount=0.&exactField=output`;
  expect(queryToWrite('', typed('output', '0.'))).toBe(bought);
  expect(queryToWrite(bought, typed('output', '0.'))).toBeUndefined();
  expect(queryToWrite(bought, typed('output', ''))).toBe(`${CURRENCIES}&exactField=output`);
  expect(queryToWrite(bought, typed('input', ''))).toBe(CURRENCIES);
});

test('SWP-31 an amount of a link that can not be used stays, so that it is still shown', () => {
  const query = `${CURRENCIES}&exactAmount=1,000`;
  expect(queryToWrite(query, formAt(query))).toBeUndefined();
});

test('SWP-31 the address has the recipient of its link while the form has that one, and no other', () => {
  const query = `outputCurrency=${JOE}&recipient=${FRIEND}`;
  const after = (...events: readonly SwapFormEvent[]) =>
    queryToWrite(query, formAt(query, toPng, ...events));
  expect(after()).toContain(`recipient=${FRIEND}`);
  expect(after({ type: 'recipientKept' })).toContain(`recipient=${FRIEND}`);
  expect(after({ type: 'recipientTyped', text: JOE })).not.toContain('recipient');
  expect(after({ type: 'recipientRemoved' })).not.toContain('recipient');
  const removed = formAt(query, { type: 'recipientRemoved' });
  expect(queryToWrite(query, removed)).not.toContain('recipient');
  expect(queryToWrite(query, formAt(query))).toBeUndefined();
});
