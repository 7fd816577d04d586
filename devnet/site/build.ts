import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { sourceHash, sourceHashFile } from '@/release/sourceHash';

/** Whether the exported site exists and was built from these sources. */
export async function isBuilt(folder: string): Promise<boolean> {
  const built = await readFile(sourceHashFile(folder), 'utf8').catch(() => undefined);
  return built !== undefined && existsSync(folder) && built === (await sourceHash('.'));
}

/** Runs the build and shows its output. */
export async function buildSite(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['run', 'build'], { stdio: 'inherit', shell: npm !== 'npm' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new BuildFailedError();
}

export class BuildFailedError extends Error {
  override readonly name = 'BuildFailedError';

  constructor() {
    super('The build failed; its own words are above.');
  }
}
