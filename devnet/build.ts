import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything that a build reads. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'release',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
];

const IS_TEST = /\.test\.tsx?$/;

/** Whether the exported site exists and is as new as its sources. */
export async function isBuilt(folder: string): Promise<boolean> {
  const built = await changedAt(join(folder, 'index.html'));
  const changes = await Promise.all(SOURCES.map(newestChange));
  return built > Math.max(...changes);
}

/** Runs the build and shows its output. */
export async function buildSite(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['run', 'build'], { stdio: 'inherit', shell: npm !== 'npm' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new BuildFailedError();
}

async function newestChange(source: string): Promise<number> {
  const inside = await readdir(source, { recursive: true }).catch(() => []);
  const files = inside.filter((name) => !IS_TEST.test(name)).map((name) => join(source, name));
  const changes = await Promise.all([source, ...files].map(changedAt));
  return Math.max(...changes);
}

/** In milliseconds. 0 for a missing file, and for folders: every temporary file changes them. */
async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    (found) => (found.isFile() ? found.mtimeMs : 0),
    () => 0,
  );
}

export class BuildFailedError extends Error {
  override readonly name = 'BuildFailedError';

  constructor() {
    super('The build failed; its own words are above.');
  }
}
