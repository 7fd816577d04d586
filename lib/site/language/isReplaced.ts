import { fetchBytes } from '@/lib/base/http/fetchBytes';
import type { Locale } from '@/lib/base/i18n/locales';

/** A document of the site. The start script of each has the hash of each language's file. */
const DOCUMENT = '/';
const LIMIT = { maxBytes: 2_000_000, timeoutMs: 3_000 };

/**
 * Whether the site has the file of another release for a language by now, so that only a page that is
 * loaded again can show it. False if the site does not answer.
 */
export async function isReplaced(locale: Locale): Promise<boolean> {
  const hash = globalThis.__languageHashes?.[locale];
  // The development server has no hashes.
  if (hash === undefined) return false;
  try {
    const text = new TextDecoder().decode(await fetchBytes(DOCUMENT, LIMIT));
    return text.includes('.__languageHashes=') && !text.includes(hash);
  } catch {
    return false;
  }
}
