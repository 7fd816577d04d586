/** Letters that are written from right to left, and digits among them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A foreign text for the middle of a sentence. Letters from right to left would change the order of
 * the words and digits beside them, so such a text is put between Unicode isolates. Any other text
 * stays as it is. Only for the screen: requests, comparisons and records take the bare text.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
