import { fixedLocales } from './fixedLocales';
import { SITE_CODE } from './siteCode';

/** Where the languages are declared. */
const DECLARED = 'lib/base/i18n/locales.ts';
/** Where a language is named with a reason. */
const REVIEWED = [
  // The language of the exported pages, and of a browser that prefers none of ours.
  'lib/base/i18n/exported/language.ts: locale: EXPORTED_LOCALE',
  'lib/base/i18n/localeOf.ts: found[0] ?? EXPORTED_LOCALE',
  // Symbols and names of pairs are in the same order in each language.
  "lib/features/liquidity/sortPositions.ts: a.name.localeCompare(b.name, 'en')",
  "lib/transactions/approvals/givenApprovals.ts: a.token.symbol.localeCompare(b.token.symbol, 'en')",
  // A mark of what changed, which a change of language does not set.
  'components/features/swap/SwapFacts.tsx: formatPriceImpact(impact, EXPORTED_LOCALE)',
  // How many decimals a fiat currency has, which no language changes.
  "lib/features/onramp/fiatCurrencies.ts: new Intl.NumberFormat('en', { style: 'currency', currency: fiat })",
  // The languages whose short figures have long words.
  "lib/base/amounts/formatShortUsd.ts: ['tr', 'vi']",
  "lib/base/amounts/formatShortUsd.ts: ['tr', 'vi']",
];

test('LNG-14 no code formats in a language of its own instead of that of the page', () => {
  const found = SITE_CODE.filter(({ path }) => path !== DECLARED).flatMap(({ path, text }) =>
    fixedLocales(path, text),
  );
  expect(found.toSorted()).toEqual(REVIEWED.toSorted());
});

test.each([
  "const text = formatUsd(value, 'en');",
  "const text = formatAmount(amount, { locale: 'en-US' });",
  "const text = new Intl.NumberFormat('de').format(price);",
  "const text = price.toLocaleString('pt-BR');",
  "const locale: Locale = 'vi'; const text = formatUsd(value, locale);",
  "const text = formatUsd(value, locale ?? 'en');",
  'const text = formatUsd(value, isShort ? `en` : locale);',
  'const text = formatUsd(value, EXPORTED_LOCALE);',
  'const locale = EXPORTED_LOCALE;',
  'const view = <Provider locale="en">{text}</Provider>;',
  'const text = price.toLocaleString();',
  'const text = new Intl.ListFormat().format(names);',
  'const text = Intl.NumberFormat(undefined, { style }).format(price);',
  'const order = a.localeCompare(b);',
])('LNG-14 the check finds %s', (code) => {
  expect(fixedLocales('planted.tsx', code)).toHaveLength(1);
});

test.each([
  'const text = formatUsd(value, locale);',
  'const text = new Intl.NumberFormat(locale, { style }).format(price);',
  "const space = locale === 'zh-Hans' ? '' : ' ';",
  "const QUOTES: Record<Locale, string> = { en: '“”', 'zh-Hans': '“”' };",
  "type Named = 'en' | 'de';",
  "import { EXPORTED_LOCALE } from './locales';",
  'const text = id.toString();',
])('LNG-14 the check allows %s', (code) => {
  expect(fixedLocales('allowed.tsx', code)).toEqual([]);
});
