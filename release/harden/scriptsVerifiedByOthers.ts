/** The text of each script, by its path, which starts with `/`. */
type Scripts = ReadonlyMap<string, string>;

const SCRIPT_NAME = /[\w.~-]+\.js/g;

/**
 * The scripts whose integrity only the scripts that load them contain, by those scripts. The
 * manifest, which every page loads first, leaves them out.
 *
 * No page names such a script, or any script that names it. These are the parts of dialogs, which only
 * the script of their dialog loads, and the icons and languages of the wallet libraries. Every
 * script that names it contains its integrity, and is itself in the manifest or verified by others.
 * A script that leads back to itself stays in the manifest: its integrity can't contain itself.
 *
 * @returns Scripts come after those that they verify.
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
  const late = new Set(
    [...scripts.keys()].filter((path) => !early.has(path) && !namedEarly.has(path)),
  );
  const lateNamesOf = (path: string) =>
    [...(named.get(path) ?? [])].filter((name) => late.has(name));
  for (const path of late) if (leadsTo(path, path, lateNamesOf)) late.delete(path);

  const verified = new Map<string, readonly string[]>();
  const visit = (path: string) => {
    const names = lateNamesOf(path);
    if (names.length === 0 || verified.has(path)) return;
    for (const name of names) visit(name);
    verified.set(path, names);
  };
  for (const path of scripts.keys()) if (!early.has(path)) visit(path);
  return verified;
}

/** Whether a path leads from the scripts that one names to another. */
function leadsTo(
  from: string,
  to: string,
  namesOf: (path: string) => readonly string[],
  seen = new Set<string>(),
): boolean {
  return namesOf(from).some((name) => {
    if (name === to) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return leadsTo(name, to, namesOf, seen);
  });
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
