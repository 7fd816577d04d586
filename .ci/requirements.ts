// Reports for each area which requirements of docs/requirements.md have a test with their id in its
// title: `npm run requirements`. Exits with 1 when a built area has a requirement without a test,
// when a title has an unknown id, or when docs/sources.md lacks a source or a fault.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { unexplainedSources } from './sources';

/** The areas where every requirement needs a test. */
const BUILT_AREAS = [
  'RPC',
  'AMT',
  'TRD',
  'NAV',
  'WAL',
  'TOK',
  'SWP',
  'APR',
  'TXN',
  'SET',
  'LIQ',
  'ERR',
  'REL',
  'SIM',
  'LST',
  'PNL',
  'FRM',
  'STK',
  'PNG',
  'GOV',
  'AIR',
  'IDO',
  'MIG',
  'BUY',
];
/** Requirements of built areas that wait for work to come, and that work. */
const AWAITED: Readonly<Record<string, string>> = {
  ...awaiting('a recipient for everyone', 'SWP-30'),
};
/** Requirements that are tested only in part, and the missing part. They do not count as tested. */
const HALVES: Readonly<Record<string, string>> = {};
const FOLDERS = ['.ci', 'app', 'components', 'devnet', 'e2e', 'lib', 'release'];
/** Test files, and the table of addresses whose rows name what they prove. */
const TEST_FILE = /\.(test\.tsx?|spec\.ts)$|routes\/rows\.ts$/;
/** A title with more ids than this does not really prove them all. */
const MAX_IDS = 9;
const TITLED = ['describe', 'it', 'test'];
const SKIPPING = ['skip', 'todo', 'fixme'];
/** The options of a test that `npm test` leaves out (e2e/fullOnly.ts). */
const FULL_ONLY = 'fullOnly()';

/** Gives each id of a text the same reason. */
function awaiting(what: string, ids: string): Record<string, string> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, what]));
}

type Area = { readonly code: string; readonly title: string; readonly ids: readonly string[] };

/** The areas of the requirements file: headings `## AMT · Amounts` with rows `| AMT-01 | ...`. */
function areasOf(markdown: string): Area[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const [, code, title] = /^([A-Z]{3}) · (.*)/.exec(section) ?? [];
    if (code === undefined || title === undefined) return [];
    const rows = section.matchAll(/^\| ([A-Z]{3}-\d+) \|/gm);
    return [{ code, title, ids: [...rows].flatMap(([, id]) => id ?? []) }];
  });
}

/** A title, and whether its test runs in `npm run test:full` alone. */
type Title = { readonly text: string; readonly isInFullRun: boolean };

/**
 * The titles of a file's tests and test groups, the tables of its `test.each`, and the texts of
 * `proves` in its rows. Skipped tests are left out.
 */
function titlesOf(source: string): Title[] {
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      if (isSkipped(node.expression)) return;
      const [title, options] = node.arguments;
      const isInFullRun = options?.getText() === FULL_ONLY;
      const add = (each: ts.Expression) => titles.push({ text: each.getText(), isInFullRun });
      if (title && isText(title)) add(title);
      if (ts.isCallExpression(node.expression)) node.expression.arguments.forEach(add);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'proves')
      titles.push({ text: node.initializer.getText(), isInFullRun: false });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return titles;
}

/** Whether a callee is `test`, `describe.only`, `test.each(rows)` or similar. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TITLED.includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return isTestCall(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTestCall(callee.tag);
}

function isSkipped(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee))
    return SKIPPING.includes(callee.name.text) || isSkipped(callee.expression);
  return ts.isCallExpression(callee) && isSkipped(callee.expression);
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** The ids of the given areas in a text. */
function idsIn(text: string, areas: readonly Area[]): string[] {
  const known = areas.map(({ code }) => code).join('|');
  return text.match(new RegExp(`\\b(${known})-\\d+\\b`, 'g')) ?? [];
}

function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST_FILE.test(file))
      .map((file) => join(folder, file)),
  );
}

/** Checks each time that titles are found: a parser that finds no titles finds no wrong id. */
function checkTitlesOf(): void {
  const source =
    "describe('A', () => { test.each([['no']])('B %s', f); it.only(`C`, f); expect('no'); });" +
    "describe.skip('no', () => { test('no', f); }); test.todo('no'); // test('no')\n" +
    "const row = { proves: 'D', other: 'no' }; test('E', fullOnly(), f); test('F', fullOnly(a), f);";
  const found = titlesOf(source).map(({ text, isInFullRun }) => (isInFullRun ? `${text}!` : text));
  if (found.join() !== "'A','B %s',[['no']],`C`,'D','E'!,'F'") {
    console.error('The titles of tests are not found any more: adapt .ci/requirements.ts.');
    process.exit(1);
  }
}

checkTitlesOf();
const requirements = readFileSync('docs/requirements.md', 'utf8');
const areas = areasOf(requirements);
const existing = new Set(areas.flatMap(({ ids }) => ids));
const named = new Map<string, string>();
/** The ids of tests that `npm test` runs. */
const tested = new Set<string>();
const titles: string[] = [];
let isFailing = false;
for (const file of testFiles()) {
  for (const { text: title, isInFullRun } of titlesOf(readFileSync(file, 'utf8'))) {
    titles.push(title);
    const ids = idsIn(title, areas);
    for (const id of ids) {
      named.set(id, `${file}: ${title}`);
      if (!isInFullRun) tested.add(id);
    }
    if (new Set(ids).size <= MAX_IDS || !/^['"`]/.test(title)) continue;
    console.error(`A title names more than ${MAX_IDS} requirements: ${file}: ${title}`);
    isFailing = true;
  }
}

for (const { code, title, ids } of areas) {
  const isBuilt = BUILT_AREAS.includes(code);
  const unnamed = ids.filter((id) => !named.has(id));
  const halves = ids.filter((id) => named.has(id) && id in HALVES);
  const proven = ids.length - unnamed.length - halves.length;
  const half = halves.length === 0 ? '' : ` and ${halves.length} half`;
  console.log(
    `${isBuilt ? '*' : ' '} ${code} ${`${proven}/${ids.length}`.padStart(5)}${half}  ${title}`,
  );
  for (const id of halves) console.log(`          ${id} lacks ${HALVES[id]}`);
  for (const id of unnamed.filter((each) => isBuilt && each in AWAITED))
    console.log(`          ${id} waits for ${AWAITED[id]}`);
  const missing = unnamed.filter((id) => isBuilt && !(id in AWAITED));
  if (missing.length > 0) console.error(`          NOT PROVEN: ${missing.join(' ')}`);
  isFailing ||= missing.length > 0;
}
for (const id of Object.keys(AWAITED).filter((each) => named.has(each))) {
  console.error(`${id} is named by a test and waits for nothing any more: ${named.get(id)}`);
  isFailing = true;
}
for (const id of Object.keys(HALVES).filter((each) => !named.has(each))) {
  console.error(`${id} counts as half, and no test names it.`);
  isFailing = true;
}
for (const [id, place] of named) {
  if (existing.has(id)) continue;
  console.error(`${id} does not exist: ${place}`);
  isFailing = true;
}
for (const name of unexplainedSources(
  readFileSync('docs/sources.md', 'utf8'),
  requirements,
  titles,
)) {
  console.error(`docs/sources.md does not explain ${name}.`);
  isFailing = true;
}
if (areas.length === 0) console.error('docs/requirements.md names no requirement.');
const untested = [...named.keys()].filter((id) => !tested.has(id)).sort();
console.log(`  in the full run alone: ${untested.join(' ') || 'none'}`);
console.log('* built: each of its requirements must be named by a test');
process.exit(isFailing || areas.length === 0 ? 1 : 0);
