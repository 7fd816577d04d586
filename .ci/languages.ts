// `npm run languages -- de`: compares the texts of some languages, or of all, with the English ones.
// A language is named by its tag (`vi`) or by its files (`vn`). Exits with 1 when a text is missing,
// mistyped or half, when a file is too large to load, or when a name is of no translation.
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

const TRANSLATIONS = LOCALES.filter((locale) => locale !== EXPORTED_LOCALE);
const namesOf = (locale: Locale): readonly string[] => [
  ...new Set([locale, LANGUAGE_FILES[locale]]),
];

const named = argv.slice(2);
const unknown = named.filter((name) => !TRANSLATIONS.flatMap(namesOf).includes(name));
if (unknown.length > 0) {
  const known = TRANSLATIONS.map((locale) => namesOf(locale).join(' or ')).join(', ');
  console.error(`${unknown.join(', ')} is no translation. These are: ${known}`);
  exit(1);
}
const wanted = TRANSLATIONS.filter(
  (locale) => named.length === 0 || namesOf(locale).some((name) => named.includes(name)),
);
let count = 0;
for (const locale of wanted) {
  const faults = await faultsIn(locale).catch((error: unknown) => [String(error)]);
  for (const fault of faults) console.error(`${LANGUAGE_FILES[locale]}: ${fault}`);
  count += faults.length;
}
exit(count === 0 ? 0 : 1);
