import { plainText } from '@/lib/base/text/plainText';

/** The name of a token without one. */
const UNKNOWN_NAME = 'Unknown Token';
/** The symbol of a token without one. */
const UNKNOWN_SYMBOL = 'UNKNOWN';

/** What a token's name may have. */
export const MAX_NAME_CHARACTERS = 60;
const MAX_SYMBOL_CHARACTERS = 40;

/**
 * What reads as an amount, a price or a percentage: `1,000`, `0.5`, `$5`, `5%`, `1e18`, `42`, `US$`,
 * also with a short word of the app's languages: `10M`, `5bin`. Three digits could continue those of
 * the amount before the symbol, as in `1 000sAVAX`. `LUNA2.0` is a version.
 */
const FIGURE =
  /\d[,'’\s]\d|(^|[^\p{L}\d])\d+\.\d|[$€£¥]\s?\d|\d\s?[$€£¥%]|(\b|\d)US\$|\$US(\b|\d)|^\d{3}|^\d+(E\d+|[KMBTN]|[MBT][DINRỶ]|NT)?$|^\d+([^!-~]|[MB][Iİ][LNO]|MRD|TR[Iİ]|NGH|THOU|TAUS)/iu;

/** A word that makes another figure of the amount before it: `264 mil`, `264 Mio.`. */
const WORD = /^(M[Iİ][LO]|MRD|B[Iİ]N|(M|B|TR)[Iİ]L(LI|Y)(ON|AR)|NGHÌN|TRIỆU|[万亿]+)\.?$/iu;

/** A letter with all its marks, or marks without a letter. */
const MARKS = /(\p{L}[\p{Mn}\p{Mc}]?)\p{M}*|\p{M}+/gu;
/** All but letters, digits, a few signs and the dots of a cut text. */
const NOT_IN_SYMBOLS = /[^\p{L}\p{M}0-9.+\-/$%@_&₮…]+/gu;

/** Matches an empty symbol, a number, AVAX, and a number with a well-known unit. */
const TAKEN = /^(\d*|(\d+W?)?AVAX|\d+W?(PNG|ETH|BTC|USD[CT]?|EUR|DAI)E?)$/i;

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
  const letters = symbol.replace(/[^\p{L}\p{M}\d]/gu, '');
  const isFigure = [plain, symbol].some((each) => FIGURE.test(each) || WORD.test(each));
  return isFigure || TAKEN.test(letters) ? UNKNOWN_SYMBOL : symbol;
}
