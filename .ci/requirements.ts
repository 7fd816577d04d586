// Reports, area by area, which requirements of docs/requirements.md a test names in its title:
// `npm run requirements`. Ends with 1 when an area that is built has one that no test names, or when
// a test names one that does not exist.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The areas whose requirements must all be named by a test. */
const BUILT_AREAS = ['RPC', 'AMT', 'TRD', 'NAV', 'TOK', 'SWP', 'APR', 'TXN', 'SET', 'LIQ', 'REL'];
/** Requirements of built areas that only screens to come can prove, and what they wait for. */
const AWAITED: Readonly<Record<string, string>> = {
  'RPC-25': 'the farm, stake, vote, airdrop and migration screens',
  'NAV-03': 'the send screen',
  'NAV-08': 'the farm screens',
  'NAV-09': 'the stake screens',
  'NAV-10': 'the vote, IDO and airdrop screens',
  'NAV-12': 'the migration landing',
  'NAV-24': 'the balance panel and the languages',
  'AMT-15': 'pasted amounts',
  'TOK-17': 'simulation, which asks each token for its decimals',
  'TOK-18': 'tokens of one name',
  'LIQ-28': 'pools told true',
  'LIQ-29': 'pools told true',
  'LIQ-30': 'pools told true',
  'LIQ-31': 'pools told true',
  'LIQ-32': 'pools told true',
  'LIQ-33': 'pools told true',
  'REL-12': 'the revalidated configuration',
  'REL-13': 'the refusal of a release for practice',
};
const FOLDERS = ['app', 'components', 'devnet', 'e2e', 'lib', 'release'];
const TEST_FILE = /\.(test\.tsx?|spec\.ts)$/;
const TITLED = ['describe', 'it', 'test'];
const SKIPPING = ['skip', 'todo', 'fixme'];

type Area = { readonly code: string; readonly title: string; readonly ids: readonly string[] };

/** The areas of the requirements file, each a heading `## AMT · Amounts` and rows `| AMT-01 | ...`. */
function areasOf(markdown: string): Area[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const [, code, title] = /^([A-Z]{3}) · (.*)/.exec(section) ?? [];
    if (code === undefined || title === undefined) return [];
    const rows = section.matchAll(/^\| ([A-Z]{3}-\d+) \|/gm);
    return [{ code, title, ids: [...rows].flatMap(([, id]) => id ?? []) }];
  });
}

/** The titles of the tests and groups of tests of a file; what is skipped has none. */
function titlesOf(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      if (isSkipped(node.expression)) return;
      const [title] = node.arguments;
      if (title && isText(title)) titles.push(title.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return titles;
}

/** Whether what is called is `test`, `describe.only`, `test.each(rows)` and such. */
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

/** The ids of the given areas that a text names. */
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

/** Proves each time that titles are found: what reads nothing finds no wrong id. */
function checkTitlesOf(): void {
  const source =
    "describe('A', () => { test.each([['no']])('B %s', f); it.only(`C`, f); expect('no'); });" +
    "describe.skip('no', () => { test('no', f); }); test.todo('no'); // test('no')";
  if (titlesOf(source).join() !== "'A','B %s',`C`") {
    console.error('The titles of tests are not found any more: adapt .ci/requirements.ts.');
    process.exit(1);
  }
}

checkTitlesOf();
const areas = areasOf(readFileSync('docs/requirements.md', 'utf8'));
const existing = new Set(areas.flatMap(({ ids }) => ids));
const named = new Map<string, string>();
for (const file of testFiles())
  for (const title of titlesOf(readFileSync(file, 'utf8')))
    for (const id of idsIn(title, areas)) named.set(id, `${file}: ${title}`);

let isFailing = false;
for (const { code, title, ids } of areas) {
  const unnamed = ids.filter((id) => !named.has(id));
  const isBuilt = BUILT_AREAS.includes(code);
  const count = `${ids.length - unnamed.length}/${ids.length}`;
  console.log(`${isBuilt ? '*' : ' '} ${code} ${count.padStart(5)}  ${title}`);
  if (unnamed.length > 0 && unnamed.length < ids.length)
    console.log(`          not named: ${unnamed.join(' ')}`);
  for (const id of unnamed) {
    if (isBuilt && id in AWAITED) console.log(`          ${id} waits for ${AWAITED[id]}`);
  }
  isFailing ||= isBuilt && unnamed.some((id) => !(id in AWAITED));
}
for (const id of Object.keys(AWAITED)) {
  if (!named.has(id)) continue;
  console.error(`${id} is named by a test and waits for nothing any more: ${named.get(id)}`);
  isFailing = true;
}
for (const [id, place] of named) {
  if (existing.has(id)) continue;
  console.error(`${id} does not exist: ${place}`);
  isFailing = true;
}
if (areas.length === 0) console.error('docs/requirements.md names no requirement.');
console.log('* built: each of its requirements must be named by a test');
process.exit(isFailing || areas.length === 0 ? 1 : 0);
