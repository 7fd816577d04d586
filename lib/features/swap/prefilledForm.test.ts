import fc from 'fast-check';
import { prefilledForm } from './prefilledForm';
import { EMPTY_SWAP_FORM, reduceSwapForm } from './swapForm';

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

test('SWP-04 /swap alone opens the default form; AVAX as the only output leaves the input empty', () => {
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

test('TOK-29 SWP-01 what a link names but cannot be used stays in the form, which says so', () => {
  expect(
    prefill('inputCurrency=PNG&outputCurrency=0x123&exactAmount=12abc&exactField=both'),
  ).toEqual({
    ...EMPTY_SWAP_FORM,
    inputId: 'PNG',
    outputId: '0x123',
    unusedAmount: '12abc',
    linkedIds: ['PNG', '0x123'],
  });
});

test.each(['1,000', '12,345', '1,234,567', '1e18', '-1', '1 000'])(
  'TOK-29 SWP-01 the amount %s of a link is not guessed',
  (text) => {
    const form = prefill(`exactAmount=${encodeURIComponent(text)}`);
    expect(form).toMatchObject({ typedValue: '', unusedAmount: text });
    const typed = form && reduceSwapForm(form, { type: 'typed', field: 'input', text: '7' });
    expect(typed).toEqual({ ...EMPTY_SWAP_FORM, typedValue: '7' });
  },
);

test('TOK-28 SWP-01 the usual addresses of the native coin mean AVAX', () => {
  expect(prefill(`inputCurrency=0x${'0'.repeat(40)}&outputCurrency=${PNG}`)).toMatchObject({
    inputId: 'AVAX',
    outputId: PNG,
  });
  expect(prefill(`outputCurrency=0x${'Ee'.repeat(20)}`)).toMatchObject({ outputId: 'AVAX' });
});

test('TOK-29 SWP-01 an address with a wrong checksum names no token', () => {
  const wrong = PNG.replace('C', 'c');
  expect(prefill(`outputCurrency=${wrong}`)).toMatchObject({ outputId: wrong, linkedIds: [wrong] });
});

test('SWP-02 TOK-29 a recipient is kept whatever it is, so that the form can say what is wrong', () => {
  for (const text of [FRIEND, 'friend.eth', 'friend', '0x123', '<script>', '.eth']) {
    const recipient = { text, isFromLink: true };
    expect(prefill(`recipient=${encodeURIComponent(text)}`)?.recipient).toEqual(recipient);
  }
  expect(prefill('recipient=')?.recipient).toBeUndefined();
});

test('TOK-26 SWP-02 a recipient is taken as people paste it', () => {
  for (const text of [`avax:${FRIEND}`, `\u200b${FRIEND}`, FRIEND.toUpperCase()])
    expect(prefill(`recipient=${encodeURIComponent(text)}`)?.recipient?.text).toBe(FRIEND);
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
