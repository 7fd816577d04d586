import { plainText } from '@/lib/errors/plainText';
import { CATALOGUE } from './catalogue';

/** The name of a token without one. */
const UNKNOWN_NAME = 'Unknown Token';
/** The symbol of a token without one. */
const UNKNOWN_SYMBOL = 'UNKNOWN';
/** The symbol of the native coin. */
const NATIVE_SYMBOL = 'AVAX';

const MAX_NAME_CHARACTERS = 60;
const MAX_SYMBOL_CHARACTERS = 40;

/**
 * What reads as an amount, a price or a percentage: `1,000`, `0.5`, `$5`, `5%`, `10M`, `1e18`, `42`.
 * `LUNA2.0` is a version.
 */
const FIGURE =
  /\d[,'’\s]\d|(^|[^\p{L}\d])\d+\.\d|[$€£¥]\s?\d|\d\s?[$€£¥%]|^\d+([KMBT]|e\d+)?$|^\d+[^!-~]/iu;

/** A letter with all its marks, or marks without a letter. */
const MARKS = /(\p{L}[\p{Mn}\p{Mc}]?)\p{M}*|\p{M}+/gu;
/** All but letters, digits, a few signs and the dots of a cut text. */
const NOT_IN_SYMBOLS = /[^\p{L}\p{M}0-9.+\-/$%@_&₮…]+/gu;

/** Units in which an amount may be written, in addition to the symbols of the catalogue. */
const UNITS = [NATIVE_SYMBOL, 'USD', 'EUR', 'BTC'];

/** Letters and digits of the units in which an amount may be written. */
let units: ReadonlySet<string> | undefined;

/** A token's name from a contract or a list, made safe to show; "Unknown Token" without one. */
export function tokenName(text: string): string {
  return plainText(text.normalize('NFC'), MAX_NAME_CHARACTERS) || UNKNOWN_NAME;
}

/**
 * A symbol that a contract or a list gives a token, made safe to show: letters with one mark each,
 * digits and a few signs. AVAX, in any case, is the native coin's alone, and a figure is an
 * amount's: a token that claims either counts as one without a symbol.
 */
export function tokenSymbol(text: string): string {
  const visible = text.normalize('NFKC').replace(/\p{Cc}/gu, '');
  const plain = plainText(visible, MAX_SYMBOL_CHARACTERS);
  const kept = plain.replace(MARKS, '$1').replace(NOT_IN_SYMBOLS, '-');
  const symbol = kept.replace(/^-+|-+$/g, '');
  return FIGURE.test(plain) || isTaken(lettersOf(symbol)) ? UNKNOWN_SYMBOL : symbol;
}

/** Whether the letters and digits of a symbol are none, the native coin's, or an amount of a unit. */
function isTaken(letters: string): boolean {
  units ??= new Set([
    ...UNITS,
    ...Object.values(CATALOGUE).flatMap((tokens) =>
      tokens.flatMap(({ symbol }) => [lettersOf(symbol), lettersOf(symbol.replace(/\.e$/, ''))]),
    ),
  ]);
  const unit = letters.replace(/^\d+/, '');
  return letters === NATIVE_SYMBOL || unit === '' || (unit !== letters && units.has(unit));
}

function lettersOf(symbol: string): string {
  return symbol.replace(/[^\p{L}\p{M}\d]/gu, '').toUpperCase();
}
