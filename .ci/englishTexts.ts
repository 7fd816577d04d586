import ts from 'typescript';
import { parsed } from './parsed';

/** Attributes and props that are read by people. */
const TEXTS =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|placeholder|heading|term|\w*(label|title|text))$/i;
const LETTERS = /\p{L}/u;
/** The operators whose result is one of their sides, or both together. */
const JOINING = /^(&&|\|\||\?\?|\+)$/;
const TWO_WORDS = /(?<!\d)\p{L}{2,}[\s\u00a0]+\p{L}{2,}/u;

/**
 * The places of a file that show a text of their own instead of one of `messages/`: in an element,
 * in an attribute that people read, or any sentence. What only developers read is left out.
 */
export function englishTexts(path: string, text: string): readonly string[] {
  const source = parsed(path, text);
  const found = new Set<string>();
  const report = (node: ts.Node) => found.add(`${path}: ${node.getText().trim()}`);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && LETTERS.test(node.text)) report(node);
    for (const shown of shownBy(node)) if (LETTERS.test(wordsOf(shown))) report(shown);
    if (TWO_WORDS.test(wordsOf(node)) && !isForDevelopers(node)) report(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

/** The texts that an element shows, if the node is one of its expressions or attributes. */
function shownBy(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? [] : resultsOf(node);
  if (!ts.isJsxAttribute(node) || !TEXTS.test(node.name.getText())) return [];
  return node.initializer ? resultsOf(node.initializer) : [];
}

/** What an expression may be: both branches of a condition, or one of the sides of `a && b`. */
function resultsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isConditionalExpression(node))
    return [...resultsOf(node.whenTrue), ...resultsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return JOINING.test(node.operatorToken.getText())
      ? [...resultsOf(node.left), ...resultsOf(node.right)]
      : [];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? resultsOf(node.expression) : [];
  return [node];
}

/** The words of a text in quotes, without what is put into it. */
function wordsOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('|');
}

/** Whether it is a directive, an error, a line of the console, or the relation of a link. */
function isForDevelopers({ parent }: ts.Node): boolean {
  if (ts.isExpressionStatement(parent) || ts.isNewExpression(parent)) return true;
  if (ts.isJsxAttribute(parent)) return parent.name.getText() === 'rel';
  return ts.isCallExpression(parent) && /^(console\.\w+|super)$/.test(parent.expression.getText());
}
