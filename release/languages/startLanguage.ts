// Runs in the head of every document: requests the texts of the user's language, unless the document
// has them, puts what the page says without its scripts into that language, and hides the other
// English texts until the scripts translate them.
import type { LanguageHashes } from '@/lib/base/i18n/languageFile';
import { translateMarked } from './translateMarked';
import { requestUserTexts } from './userTexts';

/** Written in by the build. */
declare const LANGUAGE_HASHES: LanguageHashes;

/** How long a document hides its texts while the file with those of the user's language loads. */
const FILE_GRACE_MS = 1_000;
/** How long texts are hidden if the page's scripts do not start: until then the page does nothing. */
const SCRIPTS_GRACE_MS = 8_000;

const { dataset } = document.documentElement;
globalThis.__languageHashes = LANGUAGE_HASHES;
// The guard may have stopped the page.
const started = dataset.scripts === 'loading' ? requestUserTexts('') : undefined;
if (started !== undefined) {
  globalThis.__startedLanguage = started;
  dataset.texts = 'waiting';
  const showTexts = () => delete dataset.texts;
  let isThere = false;
  // They resolve once the whole file has its integrity. The page says that it did not load.
  started.shown.then(() => {
    isThere = true;
  }, showTexts);
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(() => isThere || showTexts(), FILE_GRACE_MS),
  );
  setTimeout(showTexts, SCRIPTS_GRACE_MS);
  void translateMarked(started);
}
