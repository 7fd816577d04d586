import type { Locale } from '@/lib/base/i18n/locales';
import { branchFaults } from './branchFaults';
import { type MessageShape, messageShape } from './messageShape';

/** The quotation marks of each language; a text has no others. */
const QUOTES: Readonly<Record<Locale, string>> = {
  en: '“”',
  de: '„“',
  tr: '“”',
  'zh-Hans': '“”',
  es: '«»',
  fr: '«»',
  'pt-BR': '“”',
  vi: '“”',
};
const TWO_WORDS = /\p{L}{2,}\s+\p{L}{2,}/u;
const ANY_QUOTE = /["“”„«»]/g;

/** The texts of a language by their whole keys. */
type FlatTexts = ReadonlyMap<string, string>;

type Compared = {
  readonly locale: Locale;
  readonly texts: FlatTexts;
  readonly english: FlatTexts;
  /** The keys of texts that are rightly the same as in English. */
  readonly same: readonly string[];
};

/** A sentence for each fault of the texts of a language. */
export function textFaults({ locale, texts, english, same }: Compared): readonly string[] {
  const faults: string[] = [];
  for (const [key, original] of english) {
    const text = texts.get(key);
    if (text === undefined) faults.push(`${key} is missing`);
    else faults.push(...faultsOf(text, original, locale).map((fault) => `${key} ${fault}`));
    if (isEnglish(text, original) && !same.includes(key))
      faults.push(`${key} is the same as in English, and not on the list of such texts`);
  }
  for (const key of texts.keys())
    if (!english.has(key)) faults.push(`${key} is in no English file`);
  for (const key of same)
    if (!isEnglish(texts.get(key), english.get(key) ?? ''))
      faults.push(`${key} is on the list of texts that are the same as in English, but differs`);
  return faults;
}

/** Whether it is the English text, or for more than a word also its words with other marks. */
function isEnglish(text: string | undefined, original: string): boolean {
  const words = original.replace(/\{[^}]*\}|<[^>]*>/g, '');
  if (text === original) return /\p{L}{2}/u.test(words);
  return TWO_WORDS.test(words) && withoutMarks(text ?? '') === withoutMarks(original);
}

function withoutMarks(text: string): string {
  return text.replace(/(?![{}<>#])[\p{P}\p{S}\s]/gu, '');
}

function faultsOf(text: string, original: string, locale: Locale): readonly string[] {
  const quotes = text.match(ANY_QUOTE)?.filter((quote) => !QUOTES[locale].includes(quote)) ?? [];
  const faults = quotes.length === 0 ? [] : [`has the quotation mark ${quotes[0]}`];
  if (text.trim() === '') faults.push('is empty');
  if (text !== text.trim()) faults.push('begins or ends with a space');
  try {
    return [...faults, ...shapeFaults(messageShape(text), messageShape(original), locale)];
  } catch (error) {
    return [...faults, `is no ICU message: ${error instanceof Error ? error.message : error}`];
  }
}

function shapeFaults(shape: MessageShape, original: MessageShape, locale: Locale): string[] {
  const faults: string[] = [];
  for (const taken of original.takes) if (!shape.takes.has(taken)) faults.push(`lacks ${taken}`);
  for (const taken of shape.takes) if (!original.takes.has(taken)) faults.push(`takes ${taken}`);
  const own = choicesOfSelects(shape);
  for (const [name, choices] of choicesOfSelects(original))
    if (own.get(name) !== choices) faults.push(`has other choices of ${name} than ${choices}`);
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  for (const { type, name, choices } of shape.branchings) {
    const missing = categories.filter((category) => !choices.includes(category));
    if (type === 'plural' && missing.length > 0)
      faults.push(`lacks the plural of ${name} for ${missing}`);
  }
  // Branches are compared once the message as a whole has what English has.
  return faults.length > 0 ? faults : [...branchFaults(shape, original, locale)];
}

function choicesOfSelects({ branchings }: MessageShape): ReadonlyMap<string, string> {
  const selects = branchings.filter(({ type }) => type === 'select');
  return new Map(selects.map(({ name, choices }) => [name, String(choices)]));
}
