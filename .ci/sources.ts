/** The letters of the faults in docs/sources.md; a symbol or a figure such as E18 has another one. */
const FAULT = /\b(?:[CKLPRSTW]\d{2}|T-\d+)\b/g;
const SOURCE = /\b(?:[PE]§\d+|D \d+|issue \d+[a-z]?)\b/g;

/**
 * What docs/sources.md does not explain: sources that docs/requirements.md names anywhere or in the
 * column `from`, and faults in titles of tests.
 *
 * @param sources - The text of docs/sources.md, where `| D 12 | ...` explains `D 12`.
 * @param requirements - The text of docs/requirements.md, whose last column is `from`.
 */
export function unexplainedSources(
  sources: string,
  requirements: string,
  titles: readonly string[],
): string[] {
  const explained = new Set(Array.from(sources.matchAll(/^\| ([^|]+?) \|/gm), ([, name]) => name));
  const rows = requirements.matchAll(/^\| [A-Z]{3}-\d+ \|.*\| ([^|]+?) \|$/gm);
  const named = [
    ...Array.from(rows, ([, from]) => from?.split(', ') ?? []).flat(),
    ...(requirements.match(SOURCE) ?? []),
    ...titles.flatMap((title) => title.match(FAULT) ?? []),
  ];
  return [...new Set(named)].filter((name) => !explained.has(name)).sort();
}

/** The sources that docs/sources.md says are to come, though a requirement from them is tested. */
export function sourcesThatCame(
  sources: string,
  requirements: string,
  tested: ReadonlySet<string>,
): string[] {
  const rows = [...requirements.matchAll(/^\| ([A-Z]{3}-\d+) \|.*\| ([^|]+?) \|$/gm)];
  const came = new Set(
    rows.flatMap(([, id = '', from = '']) => (tested.has(id) ? from.split(', ') : [])),
  );
  return Array.from(
    sources.matchAll(/^\| ([^|]+?) \|.*\| to come \|$/gm),
    ([, name = '']) => name,
  ).filter((name) => came.has(name));
}
