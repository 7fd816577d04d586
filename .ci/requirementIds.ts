// The requirements of docs/requirements.md, and the ids that the titles of tests name.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parsed } from './parsed';

const FOLDERS = ['.ci', 'app', 'components', 'devnet', 'e2e', 'lib', 'release'];
/** Test files, and the table of addresses whose rows name what they prove. */
const TEST_FILE = /\.(test\.tsx?|spec\.ts)$|routes\/rows\.ts$/;
const TITLED = ['describe', 'it', 'test'];
const SKIPPING = ['skip', 'todo', 'fixme'];
/** What makes the options of a test that `npm test` leaves out (e2e/fullOnly.ts). */
const FULL_ONLY = 'fullOnly';

/** Requirements that wait for work to come, and that work. */
export const AWAITED: Readonly<Record<string, string>> = {};

type Area = { readonly code: string; readonly title: string; readonly ids: readonly string[] };

/** The areas of the requirements file: headings `## AMT · Amounts` with rows `| AMT-01 | ...`. */
export function areasOf(markdown: string): Area[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const [, code, title] = /^([A-Z]{3}) · (.*)/.exec(section) ?? [];
    if (code === undefined || title === undefined) return [];
    const rows = section.matchAll(/^\| ([A-Z]{3}-\d+) \|/gm);
    return [{ code, title, ids: [...rows].flatMap(([, id]) => id ?? []) }];
  });
}

/**
 * How much of a test `npm test` runs: with a condition, such as `fullOnly(index > 0)`, some of its
 * cases. The others run in `npm run test:full` alone.
 */
type Share = 'all' | 'some' | 'none';

type Title = { readonly text: string; readonly share: Share };

/**
 * The titles of a file's tests and test groups, the tables of its `test.each`, and the texts of
 * `proves` in its rows. Skipped tests are left out.
 */
export function titlesOf(path: string, source: string): Title[] {
  const file = parsed(path, source);
  const constants = constantsOf(file);
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      if (isSkipped(node.expression)) return;
      const [title, options] = node.arguments;
      const share = options ? shareOf(options) : 'all';
      const add = (each: ts.Expression) => titles.push({ text: each.getText(), share });
      if (title && isText(title)) add(title);
      if (ts.isCallExpression(node.expression))
        for (const table of node.expression.arguments) add(constants.get(table.getText()) ?? table);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'proves')
      titles.push({ text: node.initializer.getText(), share: 'all' });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** The values of the constants of a file, by name. */
function constantsOf(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const declarations = file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
  );
  return new Map(
    declarations.flatMap(({ name, initializer }) =>
      initializer ? [[name.getText(), initializer] as const] : [],
    ),
  );
}

/** The share of a test with these options: `fullOnly()`, or an object that it is spread into. */
function shareOf(options: ts.Expression): Share {
  if (ts.isObjectLiteralExpression(options)) {
    const spread = options.properties.filter(ts.isSpreadAssignment);
    return spread.map(({ expression }) => shareOf(expression)).find((it) => it !== 'all') ?? 'all';
  }
  if (!ts.isCallExpression(options) || options.expression.getText() !== FULL_ONLY) return 'all';
  return options.arguments.length === 0 ? 'none' : 'some';
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
export function idsIn(text: string, areas: readonly Area[]): string[] {
  const known = areas.map(({ code }) => code).join('|');
  return text.match(new RegExp(`\\b(${known})-\\d+\\b`, 'g')) ?? [];
}

export function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST_FILE.test(file))
      .map((file) => join(folder, file)),
  );
}

/** Checks each time that titles are found: a parser that finds no titles finds no wrong id. */
export function checkTitlesOf(): void {
  const source =
    "describe('A', () => { test.each([['no']])('B %s', f); it.only(`C`, f); expect('no'); });" +
    "describe.skip('no', () => { test('no', f); }); test.todo('no'); // test('no')\n" +
    "const row = { proves: 'D', other: 'no' }; test('E', fullOnly(), f); test('F', fullOnly(a), f);" +
    "test('G', { timeout, ...fullOnly(a > 0) }, f); test('H', { ...fullOnly() }, f);" +
    "const ROWS = ['I']; const same = <T>(value: T) => value; test.each(ROWS)('J', f);";
  const found = titlesOf('a.ts', source).map(({ text, share }) =>
    share === 'all' ? text : text + share,
  );
  if (found.join() !== "'A','B %s',[['no']],`C`,'D','E'none,'F'some,'G'some,'H'none,'J',['I']") {
    console.error('The titles of tests are not found any more: adapt .ci/requirementIds.ts.');
    process.exit(1);
  }
}
