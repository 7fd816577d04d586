/** The digits of an address after its `0x`. */
const ADDRESS_DIGITS = 40;

/**
 * How many digits follow the `0x` of a text that would be an address if there were 40.
 *
 * @returns undefined for a text with 40 of them, with none, or with other characters.
 * @example
 * wrongDigitCount('0x12ab') // 4
 */
export function wrongDigitCount(text: string): number | undefined {
  const count = /^0x([0-9a-f]+)$/i.exec(text.trim())?.[1]?.length;
  return count === ADDRESS_DIGITS ? undefined : count;
}
