// Finds where something is decided: `npm run where -- price impact`, `npm run where -- SWP-07`,
// `npm run where -- "Error finding pairs"`. Lists
// - the requirements with all these words, or with most of them, or with this id, and for each the
//   files whose tests name it: a file of the code if its test stands beside it, else the test, and
//   the files with the texts that it quotes;
// - the texts on screen with all these words, with their keys and the files that use them.
import { readFileSync } from 'node:fs';
import { englishMessages, quotesOf, usesOf } from './messageUses';
import { areasOf, idsIn, testFiles, titlesOf } from './requirementIds';
import {
  decidingFile,
  filesWith,
  isTest,
  messagesOf,
  messagesWith,
  quotedIn,
  withMostWords,
} from './search';
import { SITE_CODE } from './siteCode';

const LISTED = 12;

/** `head` and `less` close the pipe when they have enough. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const words = process.argv.slice(2);
const requirements = readFileSync('docs/requirements.md', 'utf8');
const areas = areasOf(requirements);
const rows = requirements.split('\n').filter((row) => /^\| [A-Z]{3}-\d+ \|/.test(row));
const { found, isPartial } = withMostWords(rows, words);
const messages = englishMessages();
const texts = words.length === 0 ? [] : messagesWith(messages, words);
if (found.length + texts.length === 0) {
  console.error('Nothing has these words: npm run where -- <words of a sentence, or an id>');
  for (const { code, title } of areas) console.error(`  ${code}  ${title}`);
  process.exit(1);
}

const places = placesOf(found.flatMap((row) => idsIn(row, areas).slice(0, 1)));
const quotes = quotesOf(SITE_CODE);

if (isPartial && found.length > 0) console.log('No requirement has all these words. The nearest:');
const shown = isPartial ? found.slice(0, LISTED) : found;
for (const row of shown) {
  const [id = ''] = idsIn(row, areas);
  console.log(row.replace(/^\| | \|[^|]*\|$/g, '').replace(' | ', '  '));
  const files = [...new Set([...(places.get(id) ?? [])].map(decidingFile))].sort(byTests);
  for (const file of files) console.log(`    ${file}`);
  if (!files.every(isTest)) continue;
  for (const quote of quotedIn(row)) listQuoted(quote);
}
if (found.length > shown.length) console.log(`and ${found.length - shown.length} more`);

if (texts.length > 0) console.log('Texts on screen with these words:');
for (const { key, text } of texts.slice(0, LISTED)) {
  console.log(`${key}  "${text}"`);
  for (const file of usesOf(key, quotes)) console.log(`    ${file}`);
}
if (texts.length > LISTED) console.log(`and ${texts.length - LISTED} more`);

/** The test files that name each of these ids in a title. */
function placesOf(ids: readonly string[]): Map<string, Set<string>> {
  const found = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const file of testFiles()) {
    const source = readFileSync(file, 'utf8');
    if (!ids.some((id) => source.includes(id))) continue;
    for (const { text } of titlesOf(file, source))
      for (const id of idsIn(text, areas)) found.get(id)?.add(file);
  }
  return found;
}

/** Lists the texts on screen and the files of the code that have a quoted sentence. */
function listQuoted(quote: string): void {
  const keys = messagesOf(quote, messages).map(({ key }) => key);
  for (const key of keys) console.log(`    ${key}: ${usesOf(key, quotes).join(', ')}`);
  if (keys.length === 0) for (const file of filesWith(quote, SITE_CODE)) console.log(`    ${file}`);
}

/** Files of the code first. */
function byTests(one: string, other: string): number {
  return Number(isTest(one)) - Number(isTest(other)) || one.localeCompare(other);
}
