const URL_LIKE = /\b[a-z][a-z+.-]*:\/\/[^\s"'<>)]+/gi;
/** The file, line and column at the end of a script's URL. */
const SCRIPT = /\/([\w.~-]+\.js)(?:\?[^:\s]*)?((?::\d+){0,2})$/;
const HEXADECIMAL = /0x[0-9a-f]+/gi;
const EMAIL = /[^\s@"'<>(]+@[^\s@"'<>)]+/g;
/** ENS names, and the host names of endpoints without their scheme. */
const DOMAIN = /\b(?:[\w-]+\.)+(?:eth|com|org|net|io|xyz|network|link)\b/gi;
const QUOTED = /"[^"\n]*"|“[^”\n]*”|‘[^’\n]*’|`[^`\n]*`/g;
const NUMBER = /\d[\d,.]*\d{2,}/g;

/** What comes later in a text is left out, so that the expressions take no long time. */
const MAX_LENGTH = 4_000;

/**
 * A text without what may tell who or what it is about: addresses and hashes, URLs but for the file
 * name of a script, e-mail addresses, names, quoted parts and long numbers such as amounts.
 */
export function withoutPrivateParts(text: string): string {
  return beginning(text)
    .split(URL_OR_REST)
    .map((part) => (isUrl(part) ? scriptOf(part) : withoutValues(part)))
    .join('');
}

/** The first words of a text. A word that is cut off could no longer be recognized. */
function beginning(text: string): string {
  return text.length <= MAX_LENGTH ? text : text.slice(0, MAX_LENGTH).replace(/\S*$/, '');
}

const URL_OR_REST = new RegExp(`(${URL_LIKE.source})`, 'gi');

function isUrl(part: string): boolean {
  return new RegExp(`^${URL_LIKE.source}$`, 'i').test(part);
}

function scriptOf(url: string): string {
  const [, file, place] = SCRIPT.exec(url) ?? [];
  return file === undefined ? '[url]' : `${file}${place}`;
}

function withoutValues(text: string): string {
  return text
    .replace(QUOTED, '[text]')
    .replace(HEXADECIMAL, '[hex]')
    .replace(EMAIL, '[e-mail]')
    .replace(DOMAIN, '[name]')
    .replace(NUMBER, '[number]');
}
