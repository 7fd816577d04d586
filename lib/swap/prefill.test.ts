import fc from 'fast-check';
import { prefilledForm } from './prefill';
import { EMPTY_SWAP_FORM } from './swapForm';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const prefill = (query: string) => prefilledForm(new URLSearchParams(query));

test('SWP-01 the query prefills currencies, amount and field', () => {
  expect(
    prefill(
      `inputCurrency=${PNG.toLowerCase()}&outputCurrency=avax&exactAmount=1,5&exactField=OUTPUT`,
    ),
  ).toEqual({
    independentField: 'output',
    typedValue: '1.5',
    inputId: PNG,
    outputId: 'AVAX',
    recipient: undefined,
    linkedIds: [PNG, 'AVAX'],
  });
});

test('SWP-04 /swap alone gives the default form; AVAX as the only output leaves the input empty', () => {
  expect(prefill('')).toBeUndefined();
  expect(prefill('theme=dark')).toBeUndefined();
  expect(prefill('outputCurrency=AVAX')).toMatchObject({ inputId: undefined, outputId: 'AVAX' });
  expect(prefill(`outputCurrency=${PNG}`)).toMatchObject({ inputId: 'AVAX', outputId: PNG });
});

test('SWP-05 two equal currencies clear the output', () => {
  expect(prefill('inputCurrency=AVAX&outputCurrency=avax')).toMatchObject({
    inputId: 'AVAX',
    outputId: undefined,
  });
  expect(prefill(`inputCurrency=${PNG}&outputCurrency=${PNG.toLowerCase()}`)).toMatchObject({
    inputId: PNG,
    outputId: undefined,
  });
});

test('SWP-01 what cannot be read is left out', () => {
  expect(
    prefill('inputCurrency=PNG&outputCurrency=0x123&exactAmount=12abc&exactField=both'),
  ).toEqual(EMPTY_SWAP_FORM);
});

test('SWP-02 a recipient is kept only if it is an address or looks like a name', () => {
  expect(prefill(`recipient=${FRIEND}`)?.recipient).toEqual({ text: FRIEND, isFromLink: true });
  expect(prefill('recipient=friend.eth')?.recipient).toEqual({
    text: 'friend.eth',
    isFromLink: true,
  });
  for (const text of ['friend', '0x123', '', '<script>', '.eth']) {
    expect(prefill(`recipient=${encodeURIComponent(text)}`)?.recipient).toBeUndefined();
  }
});

test('SWP-03 no query ever brings a recipient that does not have to be decided on', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.webSegment(), (others, recipient) => {
      const query = new URLSearchParams({ ...others, recipient });
      const form = prefilledForm(query);
      expect(form?.recipient === undefined || form.recipient.isFromLink).toBe(true);
    }),
  );
});
