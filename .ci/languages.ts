// `npm run languages -- de`: compares the texts of some languages, or of all, with the English ones.
// Exits with 1 when one is missing, mistyped or half, or when a file is too large to load.
import { argv, exit } from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { EXPORTED_LOCALE, LANGUAGE_FILES, LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { languageFaults } from '@/release/languages/languageFaults';
import { languageFile, MAX_LANGUAGE_BYTES } from '@/release/languages/languageFiles';
import { flatTexts, readTexts } from '@/release/languages/texts';

async function faultsIn(locale: Locale): Promise<readonly string[]> {
  const name = LANGUAGE_FILES[locale];
  const faults = await languageFaults(locale);
  // Only what has no fault compiles.
  if (faults.length > 0) return faults;
  const { size } = flatTexts(await readTexts(name));
  const { length } = brotliCompressSync(await languageFile(locale));
  console.log(`${name}: ${size} texts, ${length} bytes`);
  return length > MAX_LANGUAGE_BYTES
    ? [`has ${length} bytes, at most ${MAX_LANGUAGE_BYTES} are allowed`]
    : [];
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
