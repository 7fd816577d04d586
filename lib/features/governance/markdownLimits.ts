import { PRODUCTION_HOST } from '@/lib/site/navigation/productionHost';

/*
 * The parser of markdown takes time with the square of some of these, and a text within all of them
 * is rendered in less than 200 ms. A real proposal has at most a few hundred of each.
 */
const MAX_LINES = 400;
const MAX_MARKS = 1_000;
const MAX_PAIRED_MARKS = 700;
/** The most columns of quotes, lists and spaces before the text of a line: 20 quotes. */
const MAX_INDENT = 40;
/** The marks of quotes and lists before the texts of all lines. */
const MAX_CONTAINERS = 800;

const LINE_END = /\r\n|\r|\n/;
/** What the parser looks at closely, in addition to paired marks. */
const MARK = /=+|:\/\/|www\.|[!#&>@\\|]/gi;
/** What the parser looks for a second one of. */
const PAIRED_MARK = /[*_~`[\]<]/g;
const INDENT = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;
const CONTAINER = /[^ \t]/g;

/** Whether a text is rendered as markdown in a short time. */
export function isFormattable(markdown: string): boolean {
  const lines = markdown.split(LINE_END);
  if (lines.length > MAX_LINES) return false;
  const indents = lines.map((line) => INDENT.exec(line)?.[0] ?? '').filter(hasContainer);
  return (
    indents.every(({ length }) => length <= MAX_INDENT) &&
    countOf(CONTAINER, indents.join('')) <= MAX_CONTAINERS &&
    countOf(MARK, markdown) <= MAX_MARKS &&
    countOf(PAIRED_MARK, markdown) <= MAX_PAIRED_MARKS
  );
}

/** Whether there is a quote or a list, and not only an indented text. */
function hasContainer(indent: string): boolean {
  return indent.trim() !== '';
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** What this file needs of a node of a markdown tree (mdast). */
type MarkdownNode = {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

const MAX_DEPTH = 20;
/** More would not fit a narrow screen. */
const MAX_COLUMNS = 10;

/** How much deeper than the node its text is, at least; 1 if there is no entry. */
const TEXT_DEPTH: Readonly<Record<string, number>> = {
  list: 3,
  table: 3,
  blockquote: 2,
  footnoteDefinition: 2,
};
const LINKS = ['link', 'linkReference'];
/** Inline elements with children. Anything else with children is a block. */
const INLINE = ['emphasis', 'strong', 'delete', ...LINKS];

/**
 * A plugin of remark, which shows as its source what is nested deeper than 20 elements, a table of
 * more than 10 columns, and a link inside the text of another one.
 */
export function boundTree() {
  return (tree: MarkdownNode, file: { readonly value: unknown }) => {
    bound(tree, String(file.value), { depth: 1, isInLink: false });
  };
}

/** Where the children of a node are. */
type Place = { readonly depth: number; readonly isInLink: boolean };

function bound(parent: MarkdownNode, source: string, { depth, isInLink }: Place): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.map((node) => {
    const isLink = LINKS.includes(node.type);
    if (isTooDeep(node, depth) || isTooWide(node) || (isLink && isInLink))
      return sourceOf(node, source);
    bound(node, source, { depth: depth + 1, isInLink: isInLink || isLink });
    return node;
  });
}

function isTooDeep({ type, children }: MarkdownNode, depth: number): boolean {
  return children !== undefined && depth + (TEXT_DEPTH[type] ?? 1) > MAX_DEPTH;
}

function isTooWide({ type, children }: MarkdownNode): boolean {
  return type === 'table' && (children?.[0]?.children ?? []).length > MAX_COLUMNS;
}

function sourceOf({ type, position, children }: MarkdownNode, source: string): MarkdownNode {
  // A link that was made of a bare address may have no position. Its only child is its source.
  const value = position
    ? source.slice(position.start.offset, position.end.offset)
    : (children?.[0]?.value ?? '');
  return { type: INLINE.includes(type) ? 'text' : 'code', value };
}

const MAX_CHARACTERS = 2_048;

/** A link out of this site. */
export type OutsideLink = {
  readonly href: string;
  /** As a browser requests it: letters of other scripts are in punycode. With its port, if any. */
  readonly host: string;
};

/**
 * The link of a proposal's text; undefined unless it is an https address of another site, without
 * a user or a password, whose `@` would make a host look like another one.
 *
 * @param siteHost - The host that serves this site, with its port.
 */
export function outsideLink(address: string, siteHost: string): OutsideLink | undefined {
  if (address.length > MAX_CHARACTERS || !URL.canParse(address)) return undefined;
  const { protocol, username, password, host, href } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  return host === siteHost || host === PRODUCTION_HOST ? undefined : { href, host };
}
