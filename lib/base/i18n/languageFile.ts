import type { Messages } from 'next-intl';
import { LANGUAGE_FILES, type Locale } from './locales';

/** The texts of a language: all of them, or for the exported one those that all screens share. */
type Texts = Partial<Messages>;

/** A language with its texts. */
export type Language = { readonly locale: Locale; readonly messages: Texts };

/** The SHA-256 of the file of each language, in base64. English has no file. */
export type LanguageHashes = Readonly<Partial<Record<Locale, string>>>;

declare global {
  /** Set by the start script of each document (`release/languages`), not by the development server. */
  var __languageHashes: LanguageHashes | undefined;
  /** The language that the start script has requested. */
  var __startedLanguage: StartedLanguage | undefined;
}

/** A language whose file was requested before the page's scripts were loaded. */
export type StartedLanguage = {
  /** The language of the user. */
  readonly locale: Locale;
  /** That language, or the one that was on screen before it was chosen, if it does not load. */
  readonly shown: Promise<Language>;
};

/** A file of a site. */
export type LanguageFile = {
  readonly locale: Locale;
  /** The hash of its content in this release. */
  readonly hash: string | undefined;
  /** The path of the site on its host, without a slash at the end; empty for that of its root. */
  readonly sitePath: string;
};

/** A file that takes longer counts as missing. */
const TIMEOUT_MS = 20_000;

/**
 * Requests the texts of a language. The address of their file has the hash of its content, so that a
 * release never gets the texts of another one, and the browser refuses any other content. A language
 * without a hash fails as well: no file has the hash `undefined`.
 *
 * @param request - What else the request says.
 * @throws {Error} when they do not arrive, or are not those of this release.
 */
export async function requestTexts(
  { locale, hash, sitePath }: LanguageFile,
  request?: RequestInit,
): Promise<Texts> {
  const response = await fetch(`${sitePath}/locales/${LANGUAGE_FILES[locale]}.json?v=${hash}`, {
    integrity: `sha256-${hash}`,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The address of the page may name a recipient.
    referrerPolicy: 'no-referrer',
    ...request,
  });
  return response.json();
}
