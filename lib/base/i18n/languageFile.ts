import { LANGUAGE_FILES, type Locale } from './locales';

/** The SHA-256 of the file of each language, in base64. English has no file. */
export type LanguageHashes = Readonly<Partial<Record<Locale, string>>>;

declare global {
  /** Set by the start script of each document (`release/languages`), not by the development server. */
  var __languageHashes: LanguageHashes | undefined;
  /** The language that the start script has requested. */
  var __startedLanguage: StartedLanguage | undefined;
}

/** A language whose file was requested before the page's scripts were loaded. */
type StartedLanguage = { readonly locale: Locale; readonly response: Promise<Response> };

/** A file that takes longer counts as one that does not come. */
const TIMEOUT_MS = 20_000;

/**
 * Requests the file of a language. Its address has the hash of its content, so that a release never
 * gets the texts of another one, and the browser refuses any other content.
 *
 * @param hashes - Undefined for the development server, which has no hashes.
 * @param cache - `reload` after a failure, whose response the browser may have kept.
 */
export function requestLanguage(
  locale: Locale,
  hashes: LanguageHashes | undefined,
  cache: RequestCache = 'default',
): Promise<Response> {
  const path = `/locales/${LANGUAGE_FILES[locale]}.json`;
  const options: RequestInit = {
    cache,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The address of the page may name a recipient.
    referrerPolicy: 'no-referrer',
  };
  if (hashes === undefined) return fetch(path, options);
  const hash = hashes[locale];
  return fetch(`${path}?v=${hash}`, { ...options, integrity: `sha256-${hash}` });
}
