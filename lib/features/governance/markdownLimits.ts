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
