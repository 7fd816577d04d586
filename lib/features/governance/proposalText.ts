import { plainText } from '@/lib/base/text/plainText';

/** The most characters of a description that are shown. */
export const MAX_DESCRIPTION_CHARACTERS = 20_000;

/**
 * Characters that nobody sees, and that change the direction of others. Joiners and variation
 * selectors stay: scripts and emoji need them, and no direction changes by them.
 */
const INVISIBLE =
  /(?![\u200c\u200d]|[\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Cn}\p{Co}\u2028\u2029\ufff9-\ufffb]/gu;
/** Control characters but tabs and ends of lines. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

type ProposalDescription = {
  /** Markdown, without invisible and direction-changing characters. */
  readonly text: string;
  /** Whether only the beginning is here. */
  readonly isCut: boolean;
};

/** What is shown of a description: at most 20,000 characters. Undefined if none is visible. */
export function proposalDescription(description: string): ProposalDescription | undefined {
  const text = description
    .slice(0, MAX_DESCRIPTION_CHARACTERS)
    .replace(INVISIBLE, '')
    .replace(CONTROL, '');
  if (text.trim() === '') return undefined;
  return { text, isCut: description.length > MAX_DESCRIPTION_CHARACTERS };
}

const MAX_LINE_CHARACTERS = 1_000;
/** `#` of a heading, `>` of a quote and the marks of a list, at the beginning of a line. */
const LINE_MARKS = /^(?:\s|#{1,6}(?=\s|$)|>|[-+*](?=\s)|\d{1,9}[.)](?=\s))+/;
/** `#` at the end of a heading. */
const CLOSING_MARKS = /\s#+\s*$/;
/** A link or a picture: its text stays. */
const LINK = /!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g;
/** An asterisk between spaces, or an underscore inside a word, is not a mark. */
const EMPHASIS = /(?<=\S)[*~`]+|[*~`]+(?=\S)|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const HAS_LETTERS = /[\p{L}\p{N}]/u;

/**
 * The title of a proposal: the first line of its description that has words, be it a heading or
 * not, without the marks of markdown, in at most 120 characters. Undefined if there is none.
 */
export function proposalTitle(description: string): string | undefined {
  for (const line of description.slice(0, MAX_DESCRIPTION_CHARACTERS).split(/[\r\n]+/)) {
    const title = plainText(withoutMarks(line.slice(0, MAX_LINE_CHARACTERS)).normalize('NFC'));
    if (HAS_LETTERS.test(title)) return title;
  }
  return undefined;
}

/** A heading of one line. */
const HEADING = /^#{1,6}[ \t]+/;

/**
 * A description without the heading that begins it, where that is exactly the title of the
 * proposal: its screen has that above. As it is, if nothing else would be left.
 */
export function withoutTitle(description: string): string {
  const start = description.search(/\S/);
  if (start === -1) return description;
  const length = description.slice(start).search(/[\r\n]/);
  const line = description.slice(start, length === -1 ? undefined : start + length);
  const isWholeLine = start === 0 || /[\r\n]/.test(description.charAt(start - 1));
  if (!isWholeLine || !HEADING.test(line) || line.length > MAX_LINE_CHARACTERS) return description;
  const text = line.replace(HEADING, '').replace(CLOSING_MARKS, '').trim();
  const rest = description.slice(start + line.length);
  const isTitle = text === proposalTitle(description);
  return isTitle && proposalDescription(rest) ? rest : description;
}

function withoutMarks(line: string): string {
  return line
    .replace(LINE_MARKS, '')
    .replace(CLOSING_MARKS, '')
    .replace(LINK, '$1')
    .split(ESCAPED)
    .map((piece, index) => (index % 2 === 0 ? piece.replace(EMPHASIS, '') : piece))
    .join('');
}
