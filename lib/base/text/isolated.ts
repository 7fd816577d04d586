/**
 * A symbol, a name or a figure for the middle of a sentence, between Unicode isolates. On screen it
 * becomes an element that nothing translates, and its letters can't change the order of the words
 * and digits around it. Only for the screen: requests, comparisons and records take the bare text.
 */
export function isolated(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`;
}
