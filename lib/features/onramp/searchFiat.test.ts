import { LOCALES } from '@/lib/base/i18n/locales';
import { FIAT_CURRENCIES } from './fiatCurrencies';
import { fiatName } from './fiatName';
import { pickedByEnter, searchFiat } from './searchFiat';

const found = (text: string) => searchFiat(text, 'en').map(({ symbol }) => symbol);

test.each([
  ['', 29],
  ['   ', 29],
  ['dollar', 6],
  ['DOLL', 6],
  ['llar', 6],
  ['olla', 0],
  ['new dollar', 1],
  ['dollar new', 1],
  ['k', 7],
  ['euro x', 0],
])('BUY-03 the search "%s" finds %i currencies', (text, count) => {
  expect(found(text)).toHaveLength(count);
});

test('BUY-03 each word must start or end a word of the symbol or the name', () => {
  expect(found('south r')).toEqual(['ZAR']);
  expect(found('south')).toEqual(['KRW', 'ZAR']);
  expect(found('sek')).toEqual(['SEK']);
});

test('BUY-03 Enter picks the first result if it is the only one or an exact match', () => {
  expect(pickedByEnter('south r', 'en')?.symbol).toBe('ZAR');
  expect(pickedByEnter('EUR', 'en')?.symbol).toBe('EUR');
  expect(pickedByEnter(' united states dollar ', 'en')?.symbol).toBe('USD');
  expect(pickedByEnter('dollar', 'en')).toBeUndefined();
  expect(pickedByEnter('', 'en')).toBeUndefined();
  expect(pickedByEnter('nothing', 'en')).toBeUndefined();
});

test.each([
  ['en', 'United States Dollar', 'Swiss Franc'],
  ['de', 'US-Dollar', 'Schweizer Franken'],
  ['tr', 'ABD doları', 'İsviçre frangı'],
  ['zh-Hans', '美元', '瑞士法郎'],
  ['es', 'dólar estadounidense', 'franco suizo'],
  ['fr', 'dollar des États-Unis', 'franc suisse'],
  ['pt-BR', 'Dólar americano', 'Franco suíço'],
  ['vi', 'Đô la Mỹ', 'Franc Thụy sĩ'],
] as const)('BUY-02 in %s the currencies have the names of the language', (locale, usd, chf) => {
  const nameOf = (wanted: string) =>
    FIAT_CURRENCIES.filter(({ symbol }) => symbol === wanted).map((each) => fiatName(each, locale));
  expect([nameOf('USD'), nameOf('CHF')]).toEqual([[usd], [chf]]);
});

test.each(LOCALES)(
  'BUY-03 in %s each currency is found by its symbol and by both names',
  (locale) => {
    for (const currency of FIAT_CURRENCIES) {
      const { symbol, name } = currency;
      for (const text of [symbol, name, fiatName(currency, locale)])
        expect(pickedByEnter(text, locale)?.symbol).toBe(symbol);
    }
  },
);

test('BUY-03 accents and the Turkish i may be missing', () => {
  expect(pickedByEnter('ingiliz', 'tr')?.symbol).toBe('GBP');
  expect(pickedByEnter('India', 'tr')?.symbol).toBe('INR');
  expect(pickedByEnter('do la my', 'vi')?.symbol).toBe('USD');
  expect(pickedByEnter('瑞士', 'zh-Hans')?.symbol).toBe('CHF');
});

test('BUY-03 what is meant exactly is found first', () => {
  // The name of the shekel starts with it.
  expect(searchFiat('sek', 'tr').map(({ symbol }) => symbol)).toEqual(['SEK', 'ILS']);
});
