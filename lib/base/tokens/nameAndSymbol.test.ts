import { formatShortUsd } from '@/lib/base/amounts/formatShortUsd';
import { numberSymbols } from '@/lib/base/amounts/numberSymbols';
import { LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { CATALOGUE } from './catalogue';
import { tokenName, tokenSymbol } from './nameAndSymbol';

/** Controls, tags, marks of direction, joiners and fillers: what nobody sees. */
const INVISIBLE = [
  ...range(0x00, 0x08),
  ...range(0x0e, 0x1f),
  ...range(0x7f, 0x84),
  ...range(0x86, 0x9f),
  0xad,
  0x034f,
  0x061c,
  0x115f,
  0x1160,
  0x17b4,
  0x180e,
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x206f),
  0x3164,
  0xfe0f,
  0xfeff,
  0xffa0,
  ...range(0xe0001, 0xe007f),
].map((code) => String.fromCodePoint(code));

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_none, index) => from + index);
}

test('TOK-02 a symbol and a name are shown without invisible and direction-changing characters', () => {
  for (const hidden of INVISIBLE) {
    const code = hidden.codePointAt(0)?.toString(16);
    const text = `${hidden}US${hidden}DC${hidden}`;
    expect([code, tokenSymbol(text).replaceAll(' ', '')]).toEqual([code, 'USDC']);
    expect([code, tokenName(text).replaceAll(' ', '')]).toEqual([code, 'USDC']);
    for (const shown of [tokenSymbol(text), tokenName(text)]) expect(shown).not.toContain(hidden);
  }
});

test('TOK-03 a text of only such characters counts as none', () => {
  expect(tokenSymbol(INVISIBLE.join(''))).toBe('UNKNOWN');
  expect(tokenName(INVISIBLE.join(''))).toBe('Unknown Token');
});

test.each([
  'AVAX',
  'avax',
  'Avax',
  ' AVAX',
  'AV\u200bAX',
  '\u202eAVAX',
  '$AVAX',
  'A.V.A.X',
  'ＡＶＡＸ',
])('TOK-01 the symbol AVAX is the native coin’s alone: %j counts as none', (symbol) => {
  expect(tokenSymbol(symbol)).toBe('UNKNOWN');
});

test('TOK-01 symbols that only contain it stay', () => {
  for (const symbol of ['WAVAX', 'sAVAX', 'AVAX.e']) expect(tokenSymbol(symbol)).toBe(symbol);
});

test.each([
  'PNG $1,000,000.00',
  'PNG$1000',
  '$ 5',
  '5$',
  '€5',
  '0.001 AVAX',
  '100AVAX',
  '100avax',
  '100 AVAX',
  '1000 USD',
  '1000USDC',
  '1000USDC.e',
  '5PNG',
  '1,000',
  'PNG 1,000',
  "1'000",
  '1.5',
  '.5.5',
  '42',
  '-42',
  '10M',
  '10M!',
  '(10M)',
  'mil!',
  '$US',
  'PNG US$1',
  '5%',
  'APR 5 %',
  '1e18',
  '½',
  '１，０００',
  '100元',
  '١٢٣',
])('TOK-20 a symbol that reads as a figure counts as none: %j', (symbol) => {
  expect(tokenSymbol(symbol)).toBe('UNKNOWN');
});

/** What a language writes around the digits of a short figure, as `Intl` knows it. */
function figureParts(locale: Locale, type: 'compact' | 'currency'): ReadonlySet<string> {
  const styles = [
    { compactDisplay: 'short' },
    { compactDisplay: 'long' },
    { style: 'currency', currency: 'USD' },
  ] as const;
  const values = range(3, 15).flatMap((exponent) =>
    [1, 1.5, 2, 5].map((each) => each * 10 ** exponent),
  );
  const parts = styles.flatMap((style) => {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', ...style });
    return values.flatMap((value) => format.formatToParts(value));
  });
  return new Set(parts.filter((part) => part.type === type).map(({ value }) => value));
}

test.each(LOCALES)('TOK-20 LNG-14 a figure with a short word of %s counts as none', (locale) => {
  const words = [...figureParts(locale, 'compact')];
  expect(words.length).toBeGreaterThan(2);
  const figures = words.flatMap((word) => [`5${word}`, `10 ${word}`, `26${word.toUpperCase()}`]);
  expect(figures.filter((figure) => tokenSymbol(figure) !== 'UNKNOWN')).toEqual([]);
});

test.each(LOCALES)('TOK-20 LNG-14 the dollar sign of %s counts as none', (locale) => {
  const { beforeDollars, afterDollars } = numberSymbols(locale);
  const [sign = ''] = figureParts(locale, 'currency');
  expect(`${beforeDollars}${afterDollars}`.trim()).toBe(sign);
  for (const symbol of [sign, sign.toLowerCase(), `5${sign}`, `5 ${sign}`, `${sign}5`])
    expect([symbol, tokenSymbol(symbol)]).toEqual([symbol, 'UNKNOWN']);
});

/** Words of short figures that are the symbols of tokens as well, or too short to read as a word. */
const ALSO_SYMBOLS = ['K', 'M', 'B', 'T', 'k', 'Md', 'mi', 'bi', 'tri', 'Bio.', 'tỷ'];

test.each(LOCALES)('TOK-20 LNG-14 a word of the short dollars in %s counts as none', (locale) => {
  for (const exponent of range(3, 14)) {
    const dollars = formatShortUsd({ numerator: 10n ** BigInt(exponent), denominator: 1n }, locale);
    const [word = ''] = /[^\d.,\s$US]+\.?/u.exec(dollars.replace('US', '')) ?? [];
    if (!ALSO_SYMBOLS.includes(word)) expect([word, tokenSymbol(word)]).toEqual([word, 'UNKNOWN']);
  }
});

test.each(['000sAVAX', '000LINK', '500sAVAX', '264X'])(
  'TOK-20 digits that could continue those of an amount count as none: %s',
  (symbol) => {
    expect(tokenSymbol(symbol)).toBe('UNKNOWN');
  },
);

test.each([
  ['Wrapped AVAX', 'Wrapped-AVAX'],
  ['PNG (v2)', 'PNG-v2'],
  ['FREE🔥PNG', 'FREE-PNG'],
  ['PNG: claim', 'PNG-claim'],
  ['<b>PNG</b>', 'b-PNG-/b'],
  ['ＰＮＧ', 'PNG'],
  ['🔥', 'UNKNOWN'],
  ['$', 'UNKNOWN'],
])('TOK-21 a symbol has letters, digits and a few signs: %j', (symbol, shown) => {
  expect(tokenSymbol(symbol)).toBe(shown);
});

test('TOK-22 a letter of a symbol has one mark, and no mark is alone', () => {
  expect(tokenSymbol(`x${'\u0300'.repeat(20)}y`)).toBe('x\u0300y');
  expect(tokenSymbol('\u0336P\u20dd')).toBe('P');
  expect(tokenName(`T${'\u0336'.repeat(40)}`)).toBe('T\u0336\u0336');
});

test('TOK-21 the tokens of the catalogue keep their symbols and names', () => {
  for (const { symbol, name } of Object.values(CATALOGUE).flat())
    expect([tokenSymbol(symbol), tokenName(name)]).toEqual([symbol, name]);
});

test.each([
  '1INCH',
  '3CRV',
  '3ULL',
  '0xBTC',
  '$ERROR',
  '$AIGG',
  'POI$ON',
  'G$',
  'USD+',
  'USD0++',
  'USD₮0',
  'USDt',
  'BTC.b',
  'USDC.e',
  'APE-X',
  'DATA/Index',
  'DOGE-1',
  'BTC2x-FLI',
  'LUNA2.0',
  '50WETH-50USDC',
  'PT-sAVAX-26DEC2024',
  'T',
  'MM',
  'BIO',
  'TRI',
  'BILLY',
  'MILK',
  '3TNT',
  'USD',
  '5E',
  '$USDX',
  'sAVAX',
  'ggAVAX',
  'aAvaWAVAX',
  '@G',
])('TOK-21 the published symbol %s stays', (symbol) => {
  expect(tokenSymbol(symbol)).toBe(symbol);
});
