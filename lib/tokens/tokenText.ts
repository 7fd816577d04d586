import { plainText } from '@/lib/errors/plainText';

/** The name of a token without one. */
const UNKNOWN_NAME = 'Unknown Token';
/** The symbol of a token without one. */
const UNKNOWN_SYMBOL = 'UNKNOWN';
/** The symbol of the native coin. */
const NATIVE_SYMBOL = 'AVAX';

const MAX_NAME_CHARACTERS = 60;
const MAX_SYMBOL_CHARACTERS = 40;

/** A token's name from a contract or a list, made safe to show; "Unknown Token" without one. */
export function tokenName(text: string): string {
  return plainText(text.normalize('NFC'), MAX_NAME_CHARACTERS) || UNKNOWN_NAME;
}

/**
 * A symbol that a contract or a list gives a token, made safe to show. AVAX, in any case, is the
 * native coin's alone: a token that claims it counts as one without a symbol.
 */
export function tokenSymbol(text: string): string {
  const symbol = plainText(text.normalize('NFC'), MAX_SYMBOL_CHARACTERS);
  return symbol === '' || symbol.toUpperCase() === NATIVE_SYMBOL ? UNKNOWN_SYMBOL : symbol;
}
