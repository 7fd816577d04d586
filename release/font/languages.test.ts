import { readFile } from 'node:fs/promises';
import { formatShortUsd } from '@/lib/base/amounts/formatShortUsd';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import { LANGUAGE_FILES, LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { formatDay, formatMoment, formatUtcDay } from '@/lib/base/time/formatDate';
import { formatAgo, formatPeriod } from '@/lib/base/time/formatPeriod';
import { formatTime } from '@/lib/base/time/formatTime';
import { flatTexts, readTexts } from '../languages/texts';
import { EXTRA_FONTS, FIRST_FONT } from './fonts';
import { charactersOf } from './testing/charactersOf';

/**
 * What no part of Inter has: the arrow, which the system draws. Word joiners and marks of a
 * direction are not drawn.
 */
const WITHOUT_GLYPH = /[→\u2060\u2066-\u2069]/;

/** Chinese is drawn in the system's fonts. */
const WITH_LETTERS = LOCALES.filter((locale) => locale !== 'zh-Hans');

const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 23 + day, 16));
const YEAR = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 5, 4));
const MAGNITUDES = Array.from({ length: 14 }, (_, exponent) => 10n ** BigInt(exponent));

/** What formatters write in a language. */
function formatted(locale: Locale): readonly string[] {
  const dollars = MAGNITUDES.map((numerator) => ({ numerator, denominator: 1n }));
  return [
    ...[...WEEK, ...YEAR].flatMap((time) => [
      formatTime(time, time, locale),
      formatTime(time, time + 86_400_000, locale),
      formatMoment(time, locale),
      formatDay(time, locale),
      formatUtcDay(time, locale),
    ]),
    ...[60, 7_200, 600_000].flatMap((seconds) => [
      formatPeriod(seconds, locale),
      formatAgo(seconds, locale),
    ]),
    ...dollars.flatMap((value) => [formatUsd(value, locale), formatShortUsd(value, locale)]),
    new Intl.NumberFormat(locale, { style: 'percent' }).format(-0.5),
    new Intl.ListFormat(locale).format(['1', '2', '3']),
  ];
}

async function textsOf(locale: Locale): Promise<readonly string[]> {
  return [...flatTexts(await readTexts(LANGUAGE_FILES[locale])).values()];
}

/** A sentence for each character of some texts that is in none of the fonts. */
async function missing(texts: readonly string[], fonts: readonly string[]): Promise<string[]> {
  const known = await Promise.all(fonts.map(async (file) => charactersOf(await readFile(file))));
  const hasGlyph = (character: string) =>
    WITHOUT_GLYPH.test(character) || known.some((characters) => characters.has(character));
  return texts.flatMap((text) =>
    [...text]
      .filter((character) => !hasGlyph(character))
      .map((character) => `${character} of "${text}" is in no font: see release/font/fonts.ts`),
  );
}

const ALL = [FIRST_FONT, ...EXTRA_FONTS].map(({ file }) => file);

test.each(WITH_LETTERS)(
  'LNG-17 the fonts have each character of the language %s',
  async (locale) => {
    const texts = [...(await textsOf(locale)), ...formatted(locale), LANGUAGE_NAMES[locale]];
    expect(await missing(texts, ALL)).toEqual([]);
  },
);

test.each<Locale>(['en', 'de', 'es', 'fr', 'pt-BR'])(
  'LNG-17 the language %s needs no more than the first font',
  async (locale) => {
    const texts = [...(await textsOf(locale)), ...formatted(locale)];
    expect(await missing(texts, [FIRST_FONT.file])).toEqual([]);
  },
);
