// `npm run languages -- de`: compares the texts of some languages, or of all, with the English ones.
// Exits with 1 when one is missing, mistyped or half, or when a file is too large to load.
import { readFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { EXPORTED_LOCALE, LANGUAGE_FILES, LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { languageFile } from '@/release/languages/languageFiles';
import { textFaults } from '@/release/languages/textFaults';
import { flatTexts, readTexts } from '@/release/languages/texts';

/** A user may choose a language on a slow network. */
const MOST_BYTES = 45_000;

async function faultsIn(locale: Locale): Promise<readonly string[]> {
  const name = LANGUAGE_FILES[locale];
  const [texts, english] = (
    await Promise.all([name, LANGUAGE_FILES[EXPORTED_LOCALE]].map((each) => readTexts(each)))
  ).map((each) => flatTexts(each));
  if (texts === undefined || english === undefined) return ['has no texts'];
  const same: readonly string[] = JSON.parse(
    await readFile(`release/languages/same/${name}.json`, 'utf8'),
  );
  const faults = textFaults({ locale, texts, english, same });
  // Only what has no fault compiles.
  if (faults.length > 0) return faults;
  const { length } = brotliCompressSync(await languageFile(locale));
  console.log(`${name}: ${texts.size} texts, ${length} bytes`);
  return length > MOST_BYTES ? [`has ${length} bytes, at most ${MOST_BYTES} are allowed`] : [];
}

const named = argv.slice(2);
const wanted = LOCALES.filter(
  (locale) =>
    locale !== EXPORTED_LOCALE && (named.length === 0 || named.includes(LANGUAGE_FILES[locale])),
);
let count = 0;
for (const locale of wanted) {
  const faults = await faultsIn(locale).catch((error: unknown) => [String(error)]);
  for (const fault of faults) console.error(`${LANGUAGE_FILES[locale]}: ${fault}`);
  count += faults.length;
}
exit(count === 0 ? 0 : 1);
