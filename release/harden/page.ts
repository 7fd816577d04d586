import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** An element that loads or contains a script. Offsets are in UTF-16 units of the page's text. */
export type ScriptTag = {
  readonly attributes: ReadonlyMap<string, string>;
  /** The offset after the tag's name, where attributes go. */
  readonly attributesAt: number;
  /** The text between the tags, exactly as in the page. */
  readonly text: string;
};

/** The parts of an exported page that hardening needs. */
type Page = {
  readonly scripts: readonly ScriptTag[];
  readonly scriptPreloads: readonly ScriptTag[];
  /** The offset after the character set, which must be in the first KiB. */
  readonly policyAt: number;
  /** The offset after what the body shows, before its scripts. */
  readonly contentEnd: number;
  /** The attributes and elements that a policy would reject or that would weaken it. */
  readonly forbidden: readonly string[];
};

const FORBIDDEN_TAGS = ['base', 'object', 'embed', 'iframe'];

/**
 * Reads a page.
 *
 * @throws {UnexpectedPageError} when its head does not start with the character set.
 */
export function readPage(html: string): Page {
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }));
  const [first] = elements.filter(({ parentNode }) => isElement(parentNode, 'head'));
  const charset = first === undefined ? undefined : attributesOf(first).get('charset');
  const policyAt = first?.sourceCodeLocation?.startTag?.endOffset ?? startTag(first)?.endOffset;
  if (charset?.toLowerCase() !== 'utf-8' || policyAt === undefined)
    throw new UnexpectedPageError('its head does not start with the character set');
  return {
    scripts: elements.filter(({ tagName }) => tagName === 'script').map(toScriptTag),
    scriptPreloads: elements.filter(isScriptPreload).map(toScriptTag),
    policyAt,
    contentEnd: contentEndIn(elements, html),
    forbidden: elements.flatMap(forbiddenIn),
  };
}

function elementsIn(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  const inside = 'content' in node ? elementsIn(node.content) : [];
  return 'tagName' in node ? [node, ...below, ...inside] : [...below, ...inside];
}

function isElement(node: Node | null, tagName: string): boolean {
  return node !== null && 'tagName' in node && node.tagName === tagName;
}

function contentEndIn(elements: readonly Element[], html: string): number {
  const body = elements.find(({ tagName }) => tagName === 'body');
  const script = body?.childNodes.find((node) => isElement(node, 'script'));
  const end = script?.sourceCodeLocation ?? body?.sourceCodeLocation?.endTag;
  return end?.startOffset ?? html.length;
}

function attributesOf({ attrs }: Element): ReadonlyMap<string, string> {
  return new Map(attrs.map(({ name, value }) => [name, value]));
}

/** For an element without an end tag, parse5 reports only the location of its start tag. */
function startTag(element: Element | undefined) {
  return element?.sourceCodeLocation?.startTag ?? element?.sourceCodeLocation;
}

function toScriptTag(element: Element): ScriptTag {
  const location = startTag(element);
  if (!location) throw new UnexpectedPageError(`its ${element.tagName} is nowhere in its text`);
  return {
    attributes: attributesOf(element),
    attributesAt: location.startOffset + `<${element.tagName}`.length,
    text: element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  };
}

function isScriptPreload(element: Element): boolean {
  if (element.tagName !== 'link') return false;
  const attributes = attributesOf(element);
  const rel = attributes.get('rel')?.toLowerCase();
  return rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script');
}

function forbiddenIn(element: Element): readonly string[] {
  const attributes = attributesOf(element);
  return [
    ...(FORBIDDEN_TAGS.includes(element.tagName) ? [`<${element.tagName}>`] : []),
    ...(attributes.has('http-equiv') ? [`http-equiv="${attributes.get('http-equiv')}"`] : []),
    ...[...attributes.keys()].filter((name) => name.startsWith('on')),
    ...[...attributes.values()].filter((value) => /^\s*javascript:/i.test(value)),
  ];
}

/** The page differs from what the build writes. */
export class UnexpectedPageError extends Error {
  override readonly name = 'UnexpectedPageError';

  constructor(what: string) {
    super(`The page is not as expected: ${what}.`);
  }
}
