import { createHash } from 'node:crypto';

/** The integrity of every script of a site, by its path, which starts with `/`. */
export type ScriptIntegrity = Readonly<Record<string, string>>;

/** The integrity of a text or a file, in the form of `integrity` attributes and policies. */
export function integrityFor(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
