import { linkedCurrencyId } from './linkedCurrencyId';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

test.each(['AVAX', 'avax', `0x${'0'.repeat(40)}`, `0x${'Ee'.repeat(20)}`, `0X${'E'.repeat(40)}`])(
  'TOK-28 %s is the native coin in a link',
  (text) => {
    expect(linkedCurrencyId(text)).toBe('AVAX');
  },
);

test.each([PNG, PNG.toLowerCase(), PNG.toUpperCase(), `avax:${PNG}`, `\u200e${PNG}`])(
  'TOK-26 %j is the address of a token',
  (text) => {
    expect(linkedCurrencyId(text)).toBe(PNG);
  },
);

test.each(['', 'PNG', 'foo', '0x12', `eth:${PNG}`, PNG.replace('C', 'c')])(
  'TOK-29 %j names no currency and stays as it is',
  (text) => {
    expect(linkedCurrencyId(text)).toBe(text);
  },
);
