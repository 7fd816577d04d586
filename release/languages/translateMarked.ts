import type { StartedLanguage } from '@/lib/base/i18n/languageFile';
import type { Locale } from '@/lib/base/i18n/locales';

/**
 * Puts the elements that name their text by its key, as in `data-text="frame.reload"`, into the
 * language that is shown, once the document is complete. Returns that language, or undefined if the
 * texts do not arrive or are those of the document.
 */
export async function translateMarked(
  user: StartedLanguage | undefined,
): Promise<Locale | undefined> {
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const language = await user?.shown.catch(() => undefined);
  await parsed;
  if (language === undefined) return undefined;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    element.lang = language.locale;
    element.textContent = textOf(element.dataset.text ?? '', language.messages);
  }
  return language.locale;
}

function textOf(key: string, texts: object): string {
  return `${key.split('.').reduce((part: unknown, name) => Object(part)[name], texts)}`;
}
