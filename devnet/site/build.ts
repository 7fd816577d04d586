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

/** After this time the build prints how long it has been running. */
const REPORT_MS = 30_000;

/**
 * Runs the build without a check of types, which takes the longest. Shows its output, and every 30
 * s that it is still running.
 */
export async function buildSite(): Promise<void> {
  const begun = performance.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['run', 'build', '--', '--types-checked'], {
    stdio: 'inherit',
    shell: npm !== 'npm',
  });
  const reports = setInterval(() => {
    console.log(`  Still building: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  }, REPORT_MS);
  const [code] = await once(child, 'exit');
  clearInterval(reports);
  if (code !== 0) throw new BuildFailedError();
}

export class BuildFailedError extends Error {
  override readonly name = 'BuildFailedError';

  constructor() {
    super('The build failed; its own words are above.');
  }
}
