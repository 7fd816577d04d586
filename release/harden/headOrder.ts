/** The elements of a head that the framework writes in the order in which they become ready. */
const UNORDERED = /<title>[^<]*<\/title>|<meta name="[^"]*"[^>]*>/g;

/**
 * Sorts the title and the named metadata of a page, so that each build writes the same page.
 *
 * They come from several sources, which the framework asks at the same time. Browsers and React
 * find each by its name.
 */
export function withHeadInOrder(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const sorted = [...head.matchAll(UNORDERED)].map(([element]) => element).sort();
  let isFirst = true;
  const ordered = head.replace(UNORDERED, () => {
    if (!isFirst) return '';
    isFirst = false;
    return sorted.join('');
  });
  return ordered + html.slice(end);
}
