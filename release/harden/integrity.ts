import { createHash } from 'node:crypto';
import type { ScriptIntegrity } from '../guard/scriptRules';

/** The name of the one script that loads the others. */
const RUNTIME = /^\/_next\/static\/chunks\/turbopack-[^/]+\.js$/;
const NAME_CHARACTERS = 12;

/** The integrity of a text or a file, as `integrity` attributes and policies write it. */
export function integrityFor(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * The path of the one script that loads the others.
 *
 * @throws {NoSingleRuntimeError} when there is none or more than one.
 */
export function runtimeOf(scriptPaths: readonly string[]): string {
  const [runtime, ...more] = scriptPaths.filter((path) => RUNTIME.test(path));
  if (runtime === undefined || more.length > 0)
    throw new NoSingleRuntimeError(runtime === undefined ? [] : [runtime, ...more]);
  return runtime;
}

/** A path as the manifest writes it, in three groups: what most have in common is left out. */
const USUAL_PATH = /^\/_next\/static\/chunks\/(.+)\.js$/;
/** An integrity without what all have in common: `sha256-` before it, and `=` behind. */
const DIGEST = /^sha256-(.{43})=$/;
const DIGEST_CHARACTERS = 43;

/** The runtime, telling the guard the integrity of other scripts before it loads any. */
export function withManifest(runtime: string, integrity: ScriptIntegrity): string {
  return `self.__scriptIntegrity=${manifest(integrity)};\n${runtime}`;
}

/** A script that is loaded later, telling the guard the integrity of further ones before it runs. */
export function withMoreIntegrity(script: string, integrity: ScriptIntegrity): string {
  return `Object.assign(self.__scriptIntegrity,${manifest(integrity)});\n${script}`;
}

/**
 * An expression for the integrity of scripts by their paths.
 *
 * Names and digests, which do not compress, stand in one text; the expression puts back what they
 * have in common.
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

/** The name of a changed script: hosts tell browsers to keep what is under the old one for ever. */
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
