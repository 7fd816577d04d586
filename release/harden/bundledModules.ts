import ts from 'typescript';

/** Where a module is in a script. As offsets. */
type BundledModule = {
  /** The start of its first id. */
  readonly start: number;
  readonly code: { readonly start: number; readonly end: number };
};

/**
 * The modules of a script of the bundler, in order. The script calls `push` with an array: the
 * script itself, then for each module its ids and its function. Another script has none.
 */
export function bundledModules(script: string): readonly BundledModule[] {
  const file = ts.createSourceFile('a.js', script, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const modules: BundledModule[] = [];
  for (const part of file.statements.flatMap(pushed)) {
    let start: number | undefined;
    for (const element of part) {
      start ??= element.getStart(file);
      if (!ts.isArrowFunction(element) && !ts.isFunctionExpression(element)) continue;
      modules.push({ start, code: { start: element.getStart(file), end: element.getEnd() } });
      start = undefined;
    }
  }
  return modules;
}

/** What a statement pushes, without the script itself. */
function pushed(statement: ts.Statement): readonly (readonly ts.Expression[])[] {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return [];
  const { expression, arguments: values } = statement.expression;
  const [list] = values;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'push') return [];
  return list && ts.isArrayLiteralExpression(list) ? [list.elements.slice(1)] : [];
}
