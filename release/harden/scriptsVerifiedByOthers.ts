/** The text of each script, by its path, which starts with `/`. */
type Scripts = ReadonlyMap<string, string>;

const SCRIPT_NAME = /[\w.~-]+\.js/g;

/**
 * The scripts whose integrity only the scripts that load them contain, by those scripts. The
 * manifest, which every page loads first, leaves them out.
 *
 * Such a script names no other script. No page names it, or any script that names it. These are the
 * icons and languages of the wallet dialog, which only the dialog's own script loads. Every script
 * that names it contains its integrity, and is in the manifest itself.
 *
 * @param pages - The text of the pages and their payloads, in any order.
 */
export function scriptsVerifiedByOthers(
  scripts: Scripts,
  pages: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const pathOf = new Map([...scripts.keys()].map((path) => [fileName(path), path]));
  const namedIn = (text: string): ReadonlySet<string> =>
    new Set((text.match(SCRIPT_NAME) ?? []).flatMap((name) => pathOf.get(name) ?? []));

  const early = new Set(pages.flatMap((page) => [...namedIn(page)]));
  const named = new Map([...scripts].map(([path, text]) => [path, namedIn(text)]));
  const namedEarly = new Set([...early].flatMap((path) => [...(named.get(path) ?? [])]));
  const isLoadedLate = (path: string) =>
    !early.has(path) && !namedEarly.has(path) && named.get(path)?.size === 0;

  const late = [...named].filter(([path]) => !early.has(path));
  return new Map(
    late
      .map(([path, names]) => [path, [...names].filter(isLoadedLate)] as const)
      .filter(([, verified]) => verified.length > 0),
  );
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
