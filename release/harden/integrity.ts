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

/** The runtime, telling the guard the integrity of every other script before it loads any. */
export function withManifest(runtime: string, integrity: ScriptIntegrity): string {
  return `self.__scriptIntegrity=${JSON.stringify(integrity)};\n${runtime}`;
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
