/** DNS and the name service know no longer ones. */
const MAX_CHARACTERS = 255;

/**
 * Labels of ASCII letters, digits, hyphens and underscores, or of whatever can be seen beyond ASCII,
 * emoji and their joiner included; the last is of letters alone.
 */
const DOMAIN_NAME = /^(?:(?:[-\w]|(?!\p{ASCII})[^\p{Z}\p{C}]|\u200d)+\.)+[\p{L}\p{M}]{2,}$/u;

/**
 * What a person means by the text of a recipient: an address or a name has no whitespace in it, so
 * that what slipped in by copying is removed.
 */
export function toRecipientText(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * Whether a text looks like a name, such as `friend.eth`: at least two labels joined by dots.
 *
 * Whether there can be such a name, and whose it is, only resolving it tells.
 */
export function isDomainName(text: string): boolean {
  return text.length <= MAX_CHARACTERS && DOMAIN_NAME.test(text);
}
