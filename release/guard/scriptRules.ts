/** The integrity of every script of the site, by its path, which starts with `/`. */
export type ScriptIntegrity = Readonly<Record<string, string>>;

/** The result of the default Trusted Types policy for a text. Null rejects it. */
export type ScriptRules = {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
};

/** React makes a script element from this text to render one. Such an element never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The integrity of the script at a URL; undefined when the site has no such script.
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

/** Does not use `URL.canParse`, which some supported browsers lack. */
function ownPath(url: string, base: string): string | undefined {
  try {
    const { origin, pathname } = new URL(url, base);
    return origin === new URL(base).origin ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Only known scripts may load. No text becomes an element, and none becomes code. */
export function scriptRules(known: () => ScriptIntegrity | undefined, base: string): ScriptRules {
  return {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
    createScriptURL: (url) => (integrityOf(url, known(), base) === undefined ? null : url),
  };
}
