import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parsed } from './parsed';

type JsxElement = { readonly path: string; readonly name: string; readonly attributes: string };

/** The elements of all components: the file, the name, and the attributes. */
const ELEMENTS = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.(test|setup))\.tsx$/.test(name))
  .flatMap((name) => elementsOf(join('components', name)));

function elementsOf(path: string): readonly JsxElement[] {
  const text = readFileSync(path, 'utf8');
  const source = parsed(path, text);
  const elements: JsxElement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node))
      elements.push({ path, name: node.tagName.getText(), attributes: node.attributes.getText() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return elements;
}

/** The files of the components that have such an element. */
export function filesWith(isWanted: (element: JsxElement) => boolean): readonly string[] {
  return [...new Set(ELEMENTS.filter(isWanted).map(({ path }) => path))].toSorted();
}
