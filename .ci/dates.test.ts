import { LANGUAGE_FILES, LOCALES } from '@/lib/base/i18n/locales';
import { flatTexts, readTexts } from '@/release/languages/texts';
import { SITE_CODE } from './siteCode';

/** What turns a time into text. `toLocaleString` of a number is found too. */
const FORMATTING =
  /\bIntl\s*\.\s*(DateTimeFormat|RelativeTimeFormat)|\.to(Locale|LocaleDate|LocaleTime|UTC|Date|Time|GMT)String\(|\.get(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)\(|\b(format|formatter)\.(dateTime|relativeTime)|\{[^}]*\b(dateTime|relativeTime)\b[^}]*\}\s*=\s*useFormatter/;

function pathsWith(pattern: RegExp): readonly string[] {
  return SITE_CODE.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).sort();
}

test('LNG-16 only the functions that say the zone turn a time into text', () => {
  expect(pathsWith(FORMATTING)).toEqual([
    // Minutes, a number.
    'components/parts/settings/useChangeText.ts',
    'lib/base/time/formatDate.ts',
    'lib/base/time/formatPeriod.ts',
    'lib/base/time/formatTime.ts',
    // The times at an axis, whose zone stands beside them.
    'lib/base/time/timeTicks.ts',
    'lib/base/time/withZone.ts',
  ]);
});

test.each([
  'const text = new Intl.DateTimeFormat(locale).format(time);',
  'const text = new Intl.RelativeTimeFormat(locale).format(-1, unit);',
  'const text = date.toLocaleDateString(locale);',
  'const text = date.toLocaleTimeString(locale);',
  'const text = date.toLocaleString(locale);',
  'const text = date.toUTCString();',
  `const text = \`\${date.getHours()}:00\`;`,
  'const { dateTime } = useFormatter();',
  'const text = format.relativeTime(date);',
])('LNG-16 the check finds %s', (code) => {
  expect(code).toMatch(FORMATTING);
});

test.each(LOCALES)('LNG-16 no text in %s formats a time by itself', async (locale) => {
  const texts = [...flatTexts(await readTexts(LANGUAGE_FILES[locale])).values()];
  expect(texts.filter((text) => /\{\s*\w+\s*,\s*(date|time)\b/.test(text))).toEqual([]);
});

/** The texts that say how long ago something was. `endpoint` has the lag of a node. */
const AGES = [
  'frame.figuresFrom',
  'buy.age',
  'liquidity.underMinuteAgo',
  'transactions.figuresFromText',
  'transactions.figuresAge',
];

test('LNG-16 these texts alone say how long ago something was', async () => {
  const english = [...flatTexts(await readTexts('en'))];
  const found = english.filter(([, text]) => /\bago\b/.test(text)).map(([key]) => key);
  expect(found.sort()).toEqual([...AGES].sort());
});

/** What shows those texts, or an age without words around it. */
const SHOWING = /\bformatAgo\(|\bt\((isShort \? )?'(age|underMinuteAgo)'|'figures(FromText|Age)'/;
const MOMENT_AS_TIP = /<TippedText tip=\{formatMoment\(/;

test('LNG-16 whatever shows them has the exact moment as a tip, which touch and keyboard reach too', () => {
  const showing = pathsWith(SHOWING).filter((path) => !path.startsWith('lib/base/time/'));
  expect(showing).toEqual([
    'components/features/liquidity/PoolFacts.tsx',
    'components/features/onramp/QuotePanel.tsx',
    'components/parts/figuresAge/AgeText.tsx',
    'components/transactions/review/FiguresFrom.tsx',
  ]);
  expect(pathsWith(MOMENT_AS_TIP)).toEqual(showing);
});
