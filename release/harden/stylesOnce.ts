import { UnexpectedPageError } from './page';

/** A script that passes React a piece of the page's payload. Its text escapes every `<`. */
const PIECE = /<script>self\.__next_f\.push\((\[1,"[^<]*"\])\)<\/script>/g;
const STYLE_ELEMENT = /<style [^>]*data-href="([^"]*)"/g;
/**
 * A style element of the payload: the text before its href, its href, and its text or a row's id.
 */
const STYLE =
  /(\["\$","style",[^[\]{}]*\{[^{}]*"href":)("[^"]*")(,"children":)"((?:[^"\\]|\\.)*)"/g;
/** The rows that have a length and may contain line breaks. */
const TEXT_ROW = /^([0-9a-f]+):T([0-9a-f]+),/;
const BINARY_ROW = /^[0-9a-f]*:[AOoUSsLlGgMmVb][0-9a-f]+,/;

type Row = { readonly textId?: string; readonly content: string };

/**
 * Removes from a page's payload the styles that are in the document already.
 *
 * The framework writes each style three times: as an element, for React, and for React again in
 * case of an error. React uses the document's element with the style's href, whatever its text.
 *
 * @throws {UnexpectedPageError} when the payload has an unexpected form.
 */
export function withStylesOnce(html: string): string {
  const pieces = [...html.matchAll(PIECE)];
  const payload = pieces.map(([, piece]) => textOf(piece ?? '')).join('');
  const inDocument = new Set(
    [...html.matchAll(STYLE_ELEMENT)].flatMap(([, hrefs]) => hrefs?.split(' ') ?? []),
  );
  const lean = withoutStyles(payload, inDocument);
  let isFirst = true;
  return html.replace(PIECE, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script>self.__next_f.push(${forScript([1, lean])})</script>`;
  });
}

function withoutStyles(payload: string, hrefs: ReadonlySet<string>): string {
  const emptied = new Set<string>();
  const rows = rowsOf(payload).map((row) => {
    if (row.textId !== undefined) return row;
    const content = row.content.replace(STYLE, (style, start, href, children, text) => {
      if (!hrefs.has(JSON.parse(href))) return style;
      emptied.add(text);
      return `${start}${href}${children}""`;
    });
    return { content };
  });
  const rest = rows.filter(({ textId }) => textId === undefined).map(({ content }) => content);
  const isNeeded = ({ textId }: Row) =>
    textId === undefined ||
    !emptied.has(`$${textId}`) ||
    rest.some((content) => content.includes(`"$${textId}"`));
  return rows
    .filter(isNeeded)
    .map(({ content }) => content)
    .join('');
}

/** The rows of a payload. Their lengths count bytes. */
function rowsOf(payload: string): readonly Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let start = 0; start < bytes.length; ) {
    const [head, textId, length] = TEXT_ROW.exec(bytes.toString('latin1', start, start + 24)) ?? [];
    const end =
      head === undefined ? bytes.indexOf('\n', start) + 1 : start + head.length + hex(length);
    const content = bytes.toString('utf8', start, end);
    if (end <= start || end > bytes.length || BINARY_ROW.test(content))
      throw new UnexpectedPageError(`its payload has a row ${content.slice(0, 80)}`);
    rows.push({ content, ...(textId !== undefined && { textId }) });
    start = end;
  }
  return rows;
}

function hex(digits = ''): number {
  return Number.parseInt(digits, 16);
}

function textOf(piece: string): string {
  const [, text]: readonly unknown[] = JSON.parse(piece);
  if (typeof text !== 'string') throw new UnexpectedPageError('a piece of its payload is no text');
  return text;
}

/** Writes JSON that cannot end the script around it. */
function forScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
