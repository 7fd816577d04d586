import { createHash } from 'node:crypto';
import type { ScriptIntegrity } from '../guard/scriptRules';

/** The name of the script that loads the others. */
const RUNTIME = /^\/_next\/static\/chunks\/turbopack-[^/]+\.js$/;
const NAME_CHARACTERS = 12;

/** The integrity of a text or a file, in the form of `integrity` attributes and policies. */
export function integrityFor(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * The path of the script that loads the others.
 *
 * @throws {NoSingleRuntimeError} when there is none or more than one.
 */
export function runtimeOf(scriptPaths: readonly string[]): string {
  const [runtime, ...more] = scriptPaths.filter((path) => RUNTIME.test(path));
  if (runtime === undefined || more.length > 0)
    throw new NoSingleRuntimeError(runtime === undefined ? [] : [runtime, ...more]);
  return runtime;
}

/** A path of the manifest, in three groups; the common parts are left out. */
const USUAL_PATH = /^\/_next\/static\/chunks\/(.+)\.js$/;
/** An integrity without its common parts: the leading `sha256-` and the trailing `=`. */
const DIGEST = /^sha256-(.{43})=$/;
const DIGEST_CHARACTERS = 43;

/** Makes the runtime pass the integrity of other scripts to the guard before it loads any. */
export function withManifest(runtime: string, integrity: ScriptIntegrity): string {
  return `self.__scriptIntegrity=${manifest(integrity)};\n${runtime}`;
}

/** Makes a script pass the integrity of the late scripts that it loads to the guard. */
export function withMoreIntegrity(script: string, integrity: ScriptIntegrity): string {
  return `Object.assign(self.__scriptIntegrity,${manifest(integrity)});\n${script}`;
}

/**
 * An expression whose value is the integrity of scripts by their paths.
 *
 * Names and digests do not compress, so they are joined in one text. The expression adds their
 * common parts again.
 */
function manifest(integrity: ScriptIntegrity): string {
  const entries = Object.entries(integrity).map(
    ([path, digest]) => (USUAL_PATH.exec(path)?.[1] ?? path) + digestOf(digest),
  );
  const pathOf = "(n[0]==='/'?n:'/_next/static/chunks/'+n+'.js')";
  const read = `t=>{const n=t.slice(0,-${DIGEST_CHARACTERS});return[${pathOf},'sha256-'+t.slice(-${DIGEST_CHARACTERS})+'=']}`;
  return `Object.fromEntries(${JSON.stringify(entries.join(' '))}.split(' ').map(${read}))`;
}

function digestOf(integrity: string): string {
  const [, digest] = DIGEST.exec(integrity) ?? [];
  if (digest === undefined) throw new TypeError(`${integrity} is no SHA-256 digest.`);
  return digest;
}

/** The new name of a changed script. Browsers cache a script by its name forever. */
export function renamed(path: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, NAME_CHARACTERS);
  return path.replace(/\.js$/, `-${hash}.js`);
}

class NoSingleRuntimeError extends Error {
  override readonly name = 'NoSingleRuntimeError';

  constructor(runtimes: readonly string[]) {
    super(`Expected one runtime among the scripts, found: ${runtimes.join(', ') || 'none'}.`);
  }
}
