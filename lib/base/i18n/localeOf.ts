import { EXPORTED_LOCALE, LOCALES, type Locale } from './locales';

/**
 * The language of the interface that a browser's list of languages asks for: the first one that the
 * app has, or else the exported one. A region does not matter: `pt` and `pt-PT` find `pt-BR`, any
 * `zh` finds `zh-Hans`.
 *
 * @param languages - Language tags, the preferred one first, such as `navigator.languages`.
 */
export function localeOf(languages: readonly string[]): Locale {
  const found = languages.flatMap(
    (tag) => LOCALES.find((locale) => languageIn(locale) === languageIn(tag)) ?? [],
  );
  return found[0] ?? EXPORTED_LOCALE;
}

/** The language of a tag without its script and region. */
function languageIn(tag: string): string {
  return tag.split(/[-_]/, 1).join().toLowerCase();
}
