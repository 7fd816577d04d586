import { integrityAt } from './scriptName';

/** The result of the default Trusted Types policy for a text. Null rejects it. */
export type ScriptRules = {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
};

/** React makes a script element from this text to render one. Such an element never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The integrity of the script at a URL; undefined if it is not named like one of the site.
 *
 * @param base - The URL of the page.
 */
export function integrityOf(url: string, base: string): string | undefined {
  const path = ownPath(url, base);
  return path === undefined ? undefined : integrityAt(path);
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

/** Only scripts of the site may load. No text becomes an element, and none becomes code. */
export function scriptRules(base: string): ScriptRules {
  return {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
    createScriptURL: (url) => (integrityOf(url, base) === undefined ? null : url),
  };
}
