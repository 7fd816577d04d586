import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files';

/** Everything that a build reads. */
const SOURCES = [
  'app',
  'components',
  'instrumentation-client.ts',
  'lib',
  'messages',
  'next.config.mjs',
  'package-lock.json',
  'public',
  'release',
  'tsconfig.json',
];

/**
 * Tests, files that a build or release writes, and files that an operating system leaves behind.
 */
const NO_SOURCE = /(^dist\/|(\.(test|bench|setup)\.tsx?|\.d\.json\.ts|(^|\/)\.[^/]*)$)/;

const HASH_CHARACTERS = 20;

/**
 * The hash of a checkout's sources: the same in every directory, time zone and language,
 * independent of git.
 */
export async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(SOURCES.map((path) => filesOf(root, path)))).flat()) {
    const content = await readFile(join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, HASH_CHARACTERS);
}

/**
 * Where a build leaves the hash of its sources: next to the site, because the site is packed whole.
 */
export function sourceHashFile(site: string): string {
  return `${site}.sources`;
}

async function filesOf(root: string, source: string): Promise<readonly string[]> {
  if ((await stat(join(root, source))).isFile()) return [source];
  const files = await filesIn(join(root, source));
  return files.filter((file) => !NO_SOURCE.test(file)).map((file) => `${source}/${file}`);
}
