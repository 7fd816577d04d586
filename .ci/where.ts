// Finds where a requirement is decided: `npm run where -- price impact`, `npm run where -- SWP-07`.
// Lists the requirements with all these words, or with this id, and for each the files whose tests
// name it: a file of the code if its test stands beside it, else the test.
import { existsSync, readFileSync } from 'node:fs';
import { areasOf, idsIn, testFiles, titlesOf } from './requirementIds';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const requirements = readFileSync('docs/requirements.md', 'utf8');
const areas = areasOf(requirements);
const found = requirements
  .split('\n')
  .filter((row) => /^\| [A-Z]{3}-\d+ \|/.test(row))
  .filter((row) => words.every((word) => row.toLowerCase().includes(word)));
if (words.length === 0 || found.length === 0) {
  console.error(
    'No requirement has all these words: npm run where -- <words of a sentence, or an id>',
  );
  for (const { code, title } of areas) console.error(`  ${code}  ${title}`);
  process.exit(1);
}

const places = new Map<string, Set<string>>();
for (const file of testFiles())
  for (const { text } of titlesOf(readFileSync(file, 'utf8')))
    for (const id of idsIn(text, areas)) places.set(id, (places.get(id) ?? new Set()).add(file));

for (const row of found) {
  const [id = ''] = idsIn(row, areas);
  console.log(row.replace(/^\| | \|[^|]*\|$/g, '').replace(' | ', '  '));
  const files = [...(places.get(id) ?? [])].map(decidingFile);
  for (const file of [...new Set(files)].sort(byTests)) console.log(`    ${file}`);
}

/** The file of the code that a test stands beside, else the test. */
function decidingFile(test: string): string {
  const endings = ['.ts', '.tsx', '.css.ts'];
  const beside = endings.map((ending) => test.replace(/\.test\.tsx?$/, ending));
  return beside.find((file) => file !== test && existsSync(file)) ?? test;
}

/** Files of the code first. */
function byTests(one: string, other: string): number {
  const isTest = (file: string) => Number(/\.(test|spec)\./.test(file));
  return isTest(one) - isTest(other) || one.localeCompare(other);
}
