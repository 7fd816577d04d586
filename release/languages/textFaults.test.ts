import type { Locale } from '@/lib/base/i18n/locales';
import { textFaults } from './textFaults';

/** The faults of one text, whose key is `text`. */
function faultsOf(text: string, original: string, locale: Locale = 'de', same: string[] = []) {
  const [texts, english] = [text, original].map((each) => new Map([['text', each]]));
  return textFaults({ locale, texts: texts ?? new Map(), english: english ?? new Map(), same });
}

test('LNG-07 a text with the arguments and tags of English has no fault', () => {
  expect(faultsOf('<amount></amount> von {symbol}', 'of {symbol} <amount></amount>')).toEqual([]);
});

test('LNG-07 a key that only one of the two has is a fault', () => {
  const texts = new Map([['mine', 'Meins']]);
  const english = new Map([['yours', 'Yours']]);
  expect(textFaults({ locale: 'de', texts, english, same: [] })).toEqual([
    'yours is missing',
    'mine is in no English file',
  ]);
});

test.each([
  ['{name} zahlt', '{symbol} pays', ['lacks symbol:argument', 'takes name:argument']],
  ['ab <b>hier</b>', 'from <a>here</a>', ['lacks a:tag', 'takes b:tag']],
  [
    '{count} Token',
    '{count, plural, other {# tokens}}',
    ['lacks count:plural', 'takes count:argument'],
  ],
  [
    '{side, select, buy {Kauf} other {?}}',
    '{side, select, sell {Sale} other {?}}',
    ['has other choices of side than other,sell'],
  ],
])('LNG-07 another argument, tag or choice is a fault: %s', (text, original, faults) => {
  expect(faultsOf(text, original)).toEqual(faults.map((fault) => `text ${fault}`));
});

test.each<[Locale, string, string]>([
  ['de', 'one', '{count, plural, other {# Token}}'],
  ['fr', 'many', '{count, plural, one {# jeton} other {# jetons}}'],
])('LNG-07 in %s a plural without %s is a fault', (locale, category, text) => {
  const original = '{count, plural, one {# token} other {# tokens}}';
  expect(faultsOf(text, original, locale)).toEqual([
    `text lacks the plural of count for ${category}`,
  ]);
});

test('LNG-07 Chinese and Vietnamese need one plural only', () => {
  const original = '{count, plural, one {# token} other {# tokens}}';
  expect(faultsOf('{count, plural, other {# 个代币}}', original, 'zh-Hans')).toEqual([]);
});

test.each<[Locale, string]>([
  ['de', '“Alles”'],
  ['fr', '"Tout"'],
  ['tr', '„Hepsi“'],
])('LNG-07 in %s these quotation marks are a fault: %s', (locale, text) => {
  expect(faultsOf(text, 'All', locale)).toHaveLength(1);
});

test('LNG-07 what is no message is a fault', () => {
  expect(faultsOf('{symbol', '{symbol}')).toEqual([
    expect.stringContaining('text is no ICU message'),
  ]);
  expect(faultsOf(' ', 'All')).toContain('text is empty');
});

test('LNG-07 English is a fault, unless it is on the list of names and symbols', () => {
  const fault = 'text is the same as in English, and not on the list of such texts';
  expect(faultsOf('Pool {symbol}', 'Pool {symbol}')).toEqual([fault]);
  expect(faultsOf('Pool {symbol}', 'Pool {symbol}', 'de', ['text'])).toEqual([]);
  expect(faultsOf('{amount} {symbol}', '{amount} {symbol}')).toEqual([]);
  expect(faultsOf('Becken', 'Pool', 'de', ['text'])).toEqual([
    'text is on the list of texts that are the same as in English, but differs',
  ]);
});
