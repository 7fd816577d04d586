const MOST_CHARACTERS = 120;

/**
 * A text from outside, such as a contract's reason, made safe to show within a sentence: one line,
 * without invisible or direction-changing characters, at most 120 characters long.
 */
export function plainText(text: string): string {
  const oneLine = text
    .replace(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}]+/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
  const characters = [...oneLine];
  if (characters.length <= MOST_CHARACTERS) return oneLine;
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
