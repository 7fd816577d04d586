// Prints the number of words of each message file, with its ten longest texts of more than 12
// words, and the total: `npm run words`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'messages';
/** A text of at most so many words is not listed. */
const SHORT = 12;
const LISTED = 10;

type Text = { readonly key: string; readonly words: number };
type Messages = { readonly [key: string]: string | Messages };

/** The index of the brace that closes the one at `start`. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${text}`);
}

/** Replaces each outermost part in braces by what `replaced` makes of its content. */
function withoutBraces(text: string, replaced: (content: string) => string): string {
  const start = text.indexOf('{');
  if (start < 0) return text;
  const end = closingOf(text, start);
  const rest = withoutBraces(text.slice(end + 1), replaced);
  return `${text.slice(0, start)}${replaced(text.slice(start + 1, end))}${rest}`;
}

/** What an argument counts as: one word, or the longest of its branches. */
function argumentText(content: string): string {
  const [, kind, branches] = /^[^,]+,\s*(\w+),(.*)$/s.exec(content) ?? [];
  if (!branches || !/^(plural|selectordinal|select)$/.test(kind ?? '')) return 'argument';
  const texts: string[] = [];
  withoutBraces(branches, (branch) => {
    texts.push(plainText(branch));
    return '';
  });
  return texts.reduce((longest, one) => (wordsIn(one) > wordsIn(longest) ? one : longest), '');
}

/** A text without ICU syntax. A tag without content is an argument. */
function plainText(text: string): string {
  return withoutBraces(text, argumentText)
    .replace(/<(\w+)><\/\1>/g, 'argument')
    .replace(/<\/?\w+\/?>/g, '');
}

function wordsIn(plain: string): number {
  return plain.split(/\s+/).filter((part) => /[\p{L}\p{N}#]/u.test(part)).length;
}

function textsOf(messages: Messages, path = ''): Text[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ key: path + name, words: wordsIn(plainText(value)) }]
      : textsOf(value, `${path}${name}.`),
  );
}

function sumOf(texts: readonly Text[]): number {
  return texts.reduce((sum, { words }) => sum + words, 0);
}

const SAMPLES: Readonly<Record<string, number>> = {
  'Approve {symbol}: at most {amount, number}.': 5,
  '{count, plural, one {# token} other {# tokens of {name}}} left': 5,
  'You have <amount></amount> – see <link>your account</link>.': 6,
};
for (const [text, words] of Object.entries(SAMPLES))
  if (wordsIn(plainText(text)) !== words)
    throw new Error(`The words of a text are not counted any more: ${text}`);

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => ({
    name,
    texts: textsOf(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
  }));
for (const { name, texts } of files) {
  console.log(`${String(sumOf(texts)).padStart(6)}  ${name}`);
  const longest = texts
    .filter(({ words }) => words > SHORT)
    .sort((one, other) => other.words - one.words)
    .slice(0, LISTED);
  for (const { key, words } of longest) console.log(`${String(words).padStart(12)}  ${key}`);
}
console.log(`${String(sumOf(files.flatMap(({ texts }) => texts))).padStart(6)}  in all`);
