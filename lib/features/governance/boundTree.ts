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
