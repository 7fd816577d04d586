import { createTranslator } from 'next-intl';
import { LANGUAGE_FILES, type Locale } from '@/lib/base/i18n/locales';
import { readTexts } from '@/release/languages/texts';

/** A text of the page by its whole key, such as `swap.title`, with the values of its placeholders. */
export type TextOf = (key: string, values?: Record<string, string | number>) => string;

/** The texts of a language, as the page shows them. */
export async function textsIn(locale: Locale): Promise<TextOf> {
  const messages = await readTexts(LANGUAGE_FILES[locale]);
  // The types of next-intl know the keys of the page.
  return createTranslator({ locale, messages, timeZone: 'UTC' }) as unknown as TextOf;
}
