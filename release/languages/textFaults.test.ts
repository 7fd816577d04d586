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

const LEFT =
  '{count, plural, =0 {Nothing of {left}} one {# token of {left}} other {# tokens of {left}}}';

test.each<[string, string, Locale, readonly string[]]>([
  [
    '{count, plural, =0 {Nichts von {left}} one {# Token} other {# Token von {left}}}',
    LEFT,
    'de',
    ['lacks left:argument for count 1'],
  ],
  [
    '{count, plural, =0 {Nichts von {left}} one {Ein Token von {left}} other {# Token von {left}}}',
    LEFT,
    'de',
    ['lacks count:# for count 1'],
  ],
  [
    '{count, plural, one {# Token von {left}} other {# Token von {left}}}',
    LEFT,
    'de',
    ['lacks count:=0 for count 0'],
  ],
  [
    '{count, plural, other {# 个 {left}}}',
    '{count, plural, =2 {A pair of {left}} other {# of {left}}}',
    'zh-Hans',
    ['lacks count:=2 for count 2'],
  ],
  [
    '{count, plural, one {# jeton de {left}} many {# jetons} other {# jetons de {left}}}',
    '{count, plural, one {# token of {left}} other {# tokens of {left}}}',
    'fr',
    ['lacks left:argument for count 1000000'],
  ],
  [
    '{side, select, sell {Verkauf} other {Kauf von {symbol}}}',
    '{side, select, sell {Sale of {symbol}} other {Purchase of {symbol}}}',
    'de',
    ['lacks symbol:argument for side sell'],
  ],
  [
    '{side, select, sell {Verkauf von {symbol}} other {Kauf von {symbol}}}',
    '{side, select, sell {Sale of {symbol}} other {Purchase}}',
    'de',
    ['takes symbol:argument for side other'],
  ],
  [
    '<b>{side, select, sell {{count, plural, other {Token}}} other {{count, plural, other {# Token}}}}</b>',
    '<b>{side, select, sell {{count, plural, other {# tokens}}} other {{count, plural, other {# tokens}}}}</b>',
    'vi',
    ['lacks count:# for count 0, side sell'],
  ],
])('LNG-07 a branch that lost something is a fault: %s', (text, original, locale, faults) => {
  expect(faultsOf(text, original, locale)).toEqual(faults.map((fault) => `text ${fault}`));
});

test('LNG-07 the branches of a language are compared with those of English for the same numbers', () => {
  const original = '{count, plural, one {A token of {left}} other {# tokens of {left}}}';
  const french = (one: string) =>
    `{count, plural, one {${one}} many {# jetons de {left}} other {# jetons de {left}}}`;
  // French says 0 and 1 alike.
  expect(faultsOf(french('Un jeton de {left}'), original, 'fr')).toEqual([
    'text lacks count:# for count 0',
  ]);
  expect(faultsOf(french('# jeton de {left}'), original, 'fr')).toEqual([]);
  expect(faultsOf('{count, plural, other {# 个 {left}}}', original, 'zh-Hans')).toEqual([]);
  // A branch for one number can say that number in words.
  expect(
    faultsOf('{count, plural, =0 {Không có {left}} other {# {left}}}', original, 'vi'),
  ).toEqual([]);
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
  expect(faultsOf('Confirm swap!', 'Confirm swap')).toEqual([fault]);
  expect(faultsOf('„Confirm all“ of {symbol}', '“Confirm all” of {symbol}')).toEqual([fault]);
  expect(faultsOf('E-mail', 'Email')).toEqual([]);
  expect(faultsOf('{amount} {symbol}', '{amount} {symbol}')).toEqual([]);
  expect(faultsOf('Becken', 'Pool', 'de', ['text'])).toEqual([
    'text is on the list of texts that are the same as in English, but differs',
  ]);
});
