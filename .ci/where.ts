// Finds where something is decided: `npm run where -- price impact`, `npm run where -- SWP-07`,
// `npm run where -- "Error finding pairs"`. Lists
// - the files whose names, comments, code and tests fit the words best;
// - the requirements that fit them best, or the one with this id, and for each the files whose tests
//   name it: a file of the code if its test stands beside it, else the test, and the files with the
//   texts that it quotes;
// - the texts on screen with all these words, with their keys and the files that use them;
// - the lines of the documents that fit best.
import { readFileSync } from 'node:fs';
import { describedFiles } from './described';
import { englishMessages, quotesOf, usesOf } from './messageUses';
import { Ranking } from './ranking';
import { AWAITED, areasOf, idsIn, testFiles, titlesOf } from './requirementIds';
import { decidingFile, filesWith, isTest, messagesOf, messagesWith, quotedIn } from './search';
import { SITE_CODE } from './siteCode';

const FILES = 6;
const ROWS = 6;
const TEXTS = 8;
const LINES = 3;
const DOCUMENTS = ['architecture', 'words', 'sources', 'how-to-add', 'configuration'];
const ROW = /^\| [A-Z]{3}-\d+ \|/;

/** `head` and `less` close the pipe when they have enough. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const words = process.argv.slice(2);
const question = words.join(' ');
const requirements = readFileSync('docs/requirements.md', 'utf8');
const areas = areasOf(requirements);
const rows = requirements.split('\n').filter((row) => ROW.test(row));
const messages = englishMessages();
const quotes = quotesOf(SITE_CODE);
const [id] = idsIn(question, areas);

if (id !== undefined) {
  listRequirements(rows.filter((row) => row.startsWith(`| ${id} |`)));
} else {
  const files = best(describedFiles(), FILES);
  const nearest = best(rows.map(described), ROWS);
  const texts = words.length === 0 ? [] : messagesWith(messages, words);
  const lines = best(documentLines().map(described), LINES);
  if (files.length + nearest.length + texts.length + lines.length === 0) {
    console.error('Nothing has these words: npm run where -- <words of a sentence, or an id>');
    for (const { code, title } of areas) console.error(`  ${code}  ${title}`);
    process.exit(1);
  }
  console.log('Files that fit best:');
  for (const file of files) console.log(`    ${file}`);
  console.log('Requirements that fit best, and the files whose tests name them:');
  listRequirements(nearest);
  if (texts.length > 0) console.log('Texts on screen with these words:');
  for (const { key, text } of texts.slice(0, TEXTS)) {
    console.log(`${key}  "${text}"`);
    for (const file of usesOf(key, quotes)) console.log(`    ${file}`);
  }
  if (texts.length > TEXTS) console.log(`and ${texts.length - TEXTS} more`);
  if (lines.length > 0) console.log('Documents:');
  for (const line of lines) console.log(line);
}

function best<T>(all: ConstructorParameters<typeof Ranking<T>>[0], most: number): readonly T[] {
  return new Ranking(all).best(question).slice(0, most);
}

function described(text: string) {
  return { item: text, texts: [{ text, weight: 1 }] };
}

/** Each line of the documents, after the name of its document. */
function documentLines(): string[] {
  return DOCUMENTS.flatMap((name) =>
    readFileSync(`docs/${name}.md`, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `docs/${name}.md: ${line}`),
  );
}

function listRequirements(listed: readonly string[]): void {
  const places = placesOf(listed.flatMap((row) => idsIn(row, areas).slice(0, 1)));
  for (const row of listed) {
    const [id = ''] = idsIn(row, areas);
    console.log(row.replace(/^\| | \|[^|]*\|$/g, '').replace(' | ', '  '));
    if (id in AWAITED) console.log(`    not built: waits for ${AWAITED[id]}`);
    const files = [...new Set([...(places.get(id) ?? [])].map(decidingFile))].sort(byTests);
    for (const file of files) console.log(`    ${file}`);
    if (!files.every(isTest)) continue;
    for (const quote of quotedIn(row)) listQuoted(quote);
  }
}

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

/** Files of the code first, then those of the site before those of the local chain. */
function byTests(one: string, other: string): number {
  return orderOf(one) - orderOf(other) || one.localeCompare(other);
}

function orderOf(file: string): number {
  return 2 * Number(isTest(file)) + Number(file.startsWith('devnet/'));
}
