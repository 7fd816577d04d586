import ts from 'typescript';
import { parsed } from './parsed';

/** What formats a number, besides the functions of `lib/base/amounts`. */
const METHODS = ['toFixed', 'toPrecision', 'toExponential', 'toLocaleString'];
const FUNCTIONS = [
  'formatUnits',
  'formatEther',
  'formatGwei',
  'fixedText',
  'significantText',
  'figureText',
  'formatPlaces',
  'localizeDecimal',
  'localizePercent',
];
/** The names of what is held, such as `balance` or `heldBalance`. */
const HELD = /^(balance|held|available|holding|staked)$|(Balance|Held|Staked)$/;
const SYMBOL = /symbol/i;

export type FigureProblem = {
  readonly line: number;
  /**
   * `formats`: calls what formats numbers. `joins`: writes a symbol after something else into one
   * text. `rounds`: gives a balance to what rounds as for payments.
   */
  readonly type: 'formats' | 'joins' | 'rounds';
  readonly code: string;
};

/** The places of a file that format a figure, or join it with its symbol, by themselves. */
export function figureProblems(path: string, text: string): readonly FigureProblem[] {
  const source = parsed(path, text);
  const problems: FigureProblem[] = [];
  const originals = importedAs(source);
  const nameOf = (node: ts.Node) => originals.get(lastName(node)) ?? lastName(node);
  const report = (node: ts.Node, type: FigureProblem['type']) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push({ line: line + 1, type, code: node.getText() });
  };
  const visit = (node: ts.Node): void => {
    if (isFormatting(node, nameOf)) report(node, 'formats');
    if (isJoining(node)) report(node, 'joins');
    if (isRounding(node, nameOf)) report(node, 'rounds');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** The names in this file of what is imported under another one, with the latter. */
function importedAs(source: ts.SourceFile): ReadonlyMap<string, string> {
  const specifiers = source.statements
    .filter(ts.isImportDeclaration)
    .map(({ importClause }) => importClause?.namedBindings)
    .flatMap((bindings) => (bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []));
  return new Map(
    specifiers.flatMap(({ name, propertyName }) =>
      propertyName ? [[name.text, propertyName.text] as const] : [],
    ),
  );
}

/** The name of a value or a function: `raw` of `amount.raw`, `symbolText` of `symbolText(token)`. */
function lastName(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : '';
  if (ts.isCallExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
    return lastName(node.expression);
  return ts.isParenthesizedExpression(node) ? lastName(node.expression) : '';
}

function isFormatting(node: ts.Node, nameOf: (node: ts.Node) => string): boolean {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const { expression } = node;
  const isMember = !ts.isIdentifier(expression);
  const name = nameOf(expression);
  return (
    name === 'NumberFormat' || FUNCTIONS.includes(name) || (isMember && METHODS.includes(name))
  );
}

/** Whether a text has a symbol right after a figure: in a template, a sum, a list or an element. */
function isJoining(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node))
    return node.templateSpans.some(
      ({ expression }, index) =>
        isSymbol(expression) && isGap(node.templateSpans[index - 1]?.literal.text),
    );
  if (ts.isBinaryExpression(node))
    return (
      node.operatorToken.kind === ts.SyntaxKind.PlusToken && isSymbol(node.right) && isText(node)
    );
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression;
    if (name.text === 'concat') return node.arguments.some(isSymbol);
    const isList = name.text === 'join' && ts.isArrayLiteralExpression(expression);
    return isList && expression.elements.slice(1).some(isSymbol);
  }
  return (ts.isJsxElement(node) || ts.isJsxFragment(node)) && hasSymbolAfter(node.children);
}

/** Whether a text between two values lets them read as one: nothing, or spaces of any kind. */
function isGap(text: string | undefined): boolean {
  return text !== undefined && text.trim() === '';
}

function isSymbol(node: ts.Expression): boolean {
  if (ts.isConditionalExpression(node)) return isSymbol(node.whenTrue) || isSymbol(node.whenFalse);
  return SYMBOL.test(lastName(node));
}

/** Whether a sum joins texts: one of its parts is a text in quotes. */
function isText(node: ts.Expression): boolean {
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Whether children have a value in braces and then, after spaces alone, a symbol. */
function hasSymbolAfter(children: ts.NodeArray<ts.JsxChild>): boolean {
  const parts = children.filter((child) =>
    ts.isJsxExpression(child) ? !isBlank(child) : !ts.isJsxText(child) || !isGap(child.text),
  );
  return parts.some((part, index) => {
    const before = parts[index - 1];
    const isValue = before !== undefined && ts.isJsxExpression(before);
    return isValue && ts.isJsxExpression(part) && part.expression && isSymbol(part.expression);
  });
}

/** Whether braces have a text of spaces, such as `{' '}`. */
function isBlank({ expression }: ts.JsxExpression): boolean {
  return expression === undefined || (ts.isStringLiteral(expression) && isGap(expression.text));
}

/** Whether a balance is rounded like a payment. */
function isRounding(node: ts.Node, nameOf: (node: ts.Node) => string): boolean {
  if (ts.isCallExpression(node)) {
    const [amount] = node.arguments;
    return nameOf(node.expression) === 'formatAmount' && amount !== undefined && isHeld(amount);
  }
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return false;
  const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
  const given = (name: string) =>
    attributes.find((each) => each.name.getText() === name)?.initializer;
  const amount = given('amount');
  if (!/^(CurrencyAmount|AmountWithValue)$/.test(nameOf(node.tagName))) return false;
  const value = amount && ts.isJsxExpression(amount) ? amount.expression : undefined;
  const rounding = given('rounding');
  const isRoundedAsHeld =
    rounding !== undefined && ts.isStringLiteral(rounding) && rounding.text === 'held';
  return value !== undefined && isHeld(value) && !isRoundedAsHeld;
}

function isHeld(node: ts.Expression): boolean {
  return HELD.test(lastName(node));
}
