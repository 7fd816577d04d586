import ts from 'typescript';
import { LOCALES } from '@/lib/base/i18n/locales';
import { parsed } from './parsed';

const LANGUAGES = LOCALES.map((locale) => locale.split('-')[0]).join('|');
/** The tag of one of our languages, with or without a script or a region. */
const TAG = new RegExp(`^(?:${LANGUAGES})(?:[-_]\\w+)*$`, 'i');
/** The place of the language among the arguments of the methods that take one. */
const PLACES: ReadonlyMap<string, number> = new Map([
  ['localeCompare', 1],
  ['toLocaleString', 0],
  ['toLocaleDateString', 0],
  ['toLocaleTimeString', 0],
  ['toLocaleLowerCase', 0],
  ['toLocaleUpperCase', 0],
]);

/**
 * The places of a file that name a language where that of the page belongs, or leave the choice to
 * the browser. A comparison with a language, a key of a table and a type choose no language.
 */
export function fixedLocales(path: string, text: string): readonly string[] {
  const source = parsed(path, text);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isFixed(node)) found.push(`${path}: ${node.parent.getText()}`);
    if (lacksLocale(node)) found.push(`${path}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isFixed(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIdentifier(node))
    return (
      node.text === 'EXPORTED_LOCALE' &&
      !ts.isImportSpecifier(parent) &&
      !isName(node) &&
      !isCompared(node)
    );
  if (!ts.isStringLiteralLike(node) || !TAG.test(node.text)) return false;
  return !isName(node) && !isCompared(node) && !ts.isLiteralTypeNode(parent);
}

/** Whether it is the name of what its parent declares, as the key of a table is. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && parent.name === node
  );
}

function isCompared({ parent }: ts.Node): boolean {
  if (ts.isCaseClause(parent)) return true;
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
}

/** Whether it formats or compares in the language of the browser. */
function lacksLocale(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const { expression, arguments: given = [] } = node;
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const isIntl = expression.expression.getText() === 'Intl';
  const place = isIntl ? 0 : PLACES.get(expression.name.text);
  if (place === undefined) return false;
  const locale = given[place]?.getText();
  return locale === undefined || locale === 'undefined' || locale === '[]';
}
