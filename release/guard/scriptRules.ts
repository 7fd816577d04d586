/** The integrity of every script of the site by its path, which starts with `/`. */
export type ScriptIntegrity = Readonly<Record<string, string>>;

/** What the default Trusted Types policy makes of a text; null refuses it. */
export type ScriptRules = {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
};

/** React makes a script element from this text when it renders one; such an element never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The integrity of the script at a URL; undefined when it is no script of this site.
 *
 * @param base - The URL of the page.
 */
export function integrityOf(
  url: string,
  integrity: ScriptIntegrity | undefined,
  base: string,
): string | undefined {
  const path = ownPath(url, base);
  if (path === undefined || integrity === undefined || !Object.hasOwn(integrity, path))
    return undefined;
  return integrity[path];
}

/** Does not use `URL.canParse`: some browsers that run the rest lack it. */
function ownPath(url: string, base: string): string | undefined {
  try {
    const { origin, pathname } = new URL(url, base);
    return origin === new URL(base).origin ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Only known scripts are loaded, and no text becomes an element; no text becomes code at all. */
export function scriptRules(known: () => ScriptIntegrity | undefined, base: string): ScriptRules {
  return {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
    createScriptURL: (url) => (integrityOf(url, known(), base) === undefined ? null : url),
  };
}
