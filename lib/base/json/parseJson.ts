/** The JSON of nothing. An empty text would throw, and a page's first exception delays its first paint. */
export const NOTHING_STORED = 'null';

/** The value that a text is the JSON of; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
