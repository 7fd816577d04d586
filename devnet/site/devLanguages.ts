import { LANGUAGE_FILES, LOCALES } from '@/lib/base/i18n/locales';
import { languageFile } from '@/release/languages/languageFiles';
import type { Site } from './practiceSite';

/** Adds the files of the languages, as `messages/` has them at each request. A build writes them. */
export function withLanguages({ fetch }: Site): Site {
  return {
    fetch: async (request) => {
      const [, name] = /^\/locales\/([\w-]+)\.json$/.exec(new URL(request.url).pathname) ?? [];
      const locale = LOCALES.find((each) => LANGUAGE_FILES[each] === name);
      if (locale === undefined) return fetch(request);
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return new Response(await languageFile(locale), { headers });
    },
  };
}
