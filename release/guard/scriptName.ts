/** A script of the bundler under its name: its SHA-256 in base64url. */
const PATH = /^\/_next\/static\/chunks\/([\w-]{43})\.js$/;
const INTEGRITY = /^sha256-(.{43})=$/;

/**
 * The file name of a script with an integrity.
 *
 * @throws a TypeError for anything but a SHA-256 digest.
 */
export function scriptName(integrity: string): string {
  const [, digest] = INTEGRITY.exec(integrity) ?? [];
  if (digest === undefined) throw new TypeError(`${integrity} is no SHA-256 digest.`);
  return `${digest.replaceAll('+', '-').replaceAll('/', '_')}.js`;
}

/** The integrity that the path of a script says; undefined for any other path. */
export function integrityAt(path: string): string | undefined {
  const [, name] = PATH.exec(path) ?? [];
  return name && `sha256-${name.replaceAll('-', '+').replaceAll('_', '/')}=`;
}
