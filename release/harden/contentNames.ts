import { scriptName } from '../guard/scriptName';
import { integrityFor } from './integrity';

/** The text of each script, by its file name. */
type Scripts = ReadonlyMap<string, string>;

/** A script under the name that its content gives it. */
type NamedScript = { readonly name: string; readonly text: string };

const SCRIPT_NAME = /[\w.~-]+\.js(?!\w)/g;

/**
 * Names scripts after their content, from which the guard computes their integrity, and renames
 * them in the texts of those that load them.
 *
 * @returns The scripts by their old names.
 * @throws {ScriptCycleError} when scripts name each other: a text can't contain its own hash.
 */
export function contentNames(scripts: Scripts): ReadonlyMap<string, NamedScript> {
  const named = new Map<string, NamedScript>();
  const open: string[] = [];
  const visit = (old: string): string => {
    const known = named.get(old);
    if (known !== undefined) return known.name;
    if (open.includes(old)) throw new ScriptCycleError([...open, old]);
    open.push(old);
    const text = withNames(scripts.get(old) ?? '', (each) =>
      each !== old && scripts.has(each) ? visit(each) : undefined,
    );
    open.pop();
    const name = scriptName(integrityFor(text));
    named.set(old, { name, text });
    return name;
  };
  for (const old of scripts.keys()) visit(old);
  return named;
}

/** A text with other names of scripts. @param nameOf - The new name; undefined keeps the old one. */
export function withNames(text: string, nameOf: (old: string) => string | undefined): string {
  return text.replace(SCRIPT_NAME, (old) => nameOf(old) ?? old);
}

class ScriptCycleError extends Error {
  override readonly name = 'ScriptCycleError';

  constructor(path: readonly string[]) {
    super(`Scripts that load each other have no names: ${path.join(', then ')}.`);
  }
}
