/** The maximum length in DNS and in the name service. */
const MAX_CHARACTERS = 255;

/**
 * Labels of ASCII letters, digits, hyphens and underscores, or of any visible character beyond
 * ASCII, including emoji and their joiner. The last label has only letters.
 */
const DOMAIN_NAME = /^(?:(?:[-\w]|(?!\p{ASCII})[^\p{Z}\p{C}]|\u200d)+\.)+[\p{L}\p{M}]{2,}$/u;

/**
 * Whether a text looks like a name, such as `friend.eth`: at least two labels joined by dots.
 *
 * Only resolving it shows whether the name is valid and whose it is.
 */
export function isDomainName(text: string): boolean {
  return text.length <= MAX_CHARACTERS && DOMAIN_NAME.test(text);
}
