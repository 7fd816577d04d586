// Checks that a browser's translator can replace every text of the page: `npm run check`. Our JSX
// runtime (components/ui/jsx) wraps a text with siblings in its own element. So what is left to
// check is that the compiler uses it, and that no component returns a bare text: React would put
// that next to the siblings of the component. Class components and render props are not checked.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import ts from 'typescript';
import { parsed } from './parsed';

const RUNTIME = '@/components/ui/jsx';
/** Files that use React's own runtime. Each says why. */
const EXEMPT = [
  'components/features/governance/markdownElements.tsx',
  'components/features/governance/MarkdownLink.tsx',
];
const ELEMENT_FACTORIES = /^(createElement|cloneElement)$/;

type Problem = { readonly line: number; readonly reason: string };

/** The bare texts that the components of a file may return, and its elements of other runtimes. */
function problemsOf(path: string, text: string): Problem[] {
  if (EXEMPT.includes(path)) return [];
  const source = parsed(path, text);
  const problems: Problem[] = [];
  const report = (node: ts.Node, reason: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push({ line: line + 1, reason });
  };
  if (/@jsx(ImportSource|Runtime)?\s/.test(text)) report(source, 'another JSX runtime');
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) && ELEMENT_FACTORIES.test(node.name.text))
      report(node, `${node.name.text} does not give texts an element of their own`);
    if (isComponent(node))
      for (const result of resultsOf(node))
        if (!isElement(result, node))
          report(result, 'a component returns what may be a bare text: put it into <>...</>');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

type FunctionNode = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)
  );
}

/** Whether it is a function with the name of a component. */
function isComponent(node: ts.Node): node is FunctionNode {
  if (!isFunction(node)) return false;
  const { parent } = node;
  const name = node.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
  return /^[A-Z]/.test(name?.getText() ?? '');
}

/** What a function returns. */
function resultsOf(node: FunctionNode): ts.Expression[] {
  const { body } = node;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const results: ts.Expression[] = [];
  const visit = (inner: ts.Node): void => {
    if (isFunction(inner) || ts.isMethodDeclaration(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression) results.push(inner.expression);
    ts.forEachChild(inner, visit);
  };
  ts.forEachChild(body, visit);
  return results;
}

/** Whether an expression of a function is an element, or nothing. */
function isElement(node: ts.Expression, within: FunctionNode): boolean {
  const isInner = (inner: ts.Expression) => isElement(inner, within);
  if (ts.isParenthesizedExpression(node)) return isInner(node.expression);
  if (ts.isConditionalExpression(node)) return isInner(node.whenTrue) && isInner(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const isBoth = node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken;
    return isInner(node.right) && (!isBoth || isInner(node.left));
  }
  if (ts.isCallExpression(node)) return isElementCall(node);
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return true;
    const set = initialOf(node.text, within);
    return set !== undefined && isInner(set);
  }
  return (
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node) ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}

/** Whether a call returns elements: a portal, or a list of what a function returns. */
function isElementCall({ expression, arguments: [first] }: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return expression.text === 'createPortal';
  const isMap = ts.isPropertyAccessExpression(expression) && expression.name.text === 'map';
  if (!isMap || !first || !isFunction(first)) return false;
  return resultsOf(first).every((result) => isElement(result, first));
}

/** What a constant of a function is set to. */
function initialOf(name: string, { body }: FunctionNode): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return undefined;
  return body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((one) => one.name.getText() === name)?.initializer;
}

/** A text that each rule has to find: a check that finds nothing would pass for ever. */
const FORBIDDEN = [
  'function A() { return t("a"); }',
  'function A({ children }) { return children; }',
  'const A = () => `a`;',
  'function A() { if (b) return "a"; return null; }',
  'function A() { return b ? <i /> : t.rich("a", {}); }',
  'function A() { const a = t("a"); return b && a; }',
  "import { createElement } from 'react';",
  '/** @jsxImportSource react */',
];
const ALLOWED = [
  'function A() { const a = <i />; return b ? a : null; }',
  'function A() { return <>{t("a")}</>; }',
  'function A() { return list.map((a) => <i key={a} />); }',
  'function A() { const text = () => t("a"); return <i>{text()}</i>; }',
  'function useA() { return t("a"); }',
];

const blind = FORBIDDEN.filter((text) => problemsOf('a.tsx', text).length === 0);
const strict = ALLOWED.filter((text) => problemsOf('a.tsx', text).length > 0);
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const found = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter(
    (path) =>
      path.endsWith('.tsx') &&
      !/\.(test|setup)\.tsx$/.test(path) &&
      !path.startsWith('components/ui/jsx/'),
  )
  .flatMap((path) =>
    problemsOf(path, readFileSync(path, 'utf8')).map(
      ({ line, reason }) => `${path}:${line} ${reason}`,
    ),
  );
if (config.compilerOptions.jsxImportSource !== RUNTIME)
  found.push(`tsconfig.json: jsxImportSource is not ${RUNTIME}`);
const problems = [
  ...blind.map((text) => `the check does not find: ${text}`),
  ...strict.map((text) => `the check forbids: ${text}`),
  ...found,
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) exit(1);
