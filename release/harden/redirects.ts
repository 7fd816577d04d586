const PLACEHOLDER = '_';

/**
 * The `_redirects` of a site: the document for each path with parameters, and 404.html for all
 * other missing paths. Hosts apply the first matching rule, and only if no file exists.
 *
 * @param folders - The folders with a page, such as `add/_/_`.
 */
export function redirectsOf(folders: readonly string[]): string {
  const shells = folders
    .map((folder) => folder.split('/'))
    .filter((segments) => segments.includes(PLACEHOLDER))
    .sort(literalFirst);
  const rules = shells.map((shell) => `${pattern(shell)} /${shell.join('/')}/index.html 200`);
  return [...rules, '/* /404.html 404', ''].join('\n');
}

/** Has no trailing slash: gateways remove it from the path before they compare. */
function pattern(shell: readonly string[]): string {
  return shell
    .map((segment, index) => (segment === PLACEHOLDER ? `/:p${index}` : `/${segment}`))
    .join('');
}

/** Puts `a/_/c` before `a/_/_`, which also matches its paths. */
function literalFirst(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((segment, position) => segment !== b[position]);
  if (index === -1) return a.length - b.length;
  const [ours, theirs] = [a[index], b[index]];
  if (ours === PLACEHOLDER) return 1;
  if (theirs === PLACEHOLDER || theirs === undefined) return theirs === undefined ? 1 : -1;
  return ours !== undefined && ours < theirs ? -1 : 1;
}
