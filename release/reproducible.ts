// `npm run release:twice`: installs from an empty cache and builds the sources again in another
// directory, time zone and language, and compares the address with that of `out/`, which is built
// first if it is not up to date.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { step } from '@/devnet/commands/command';
import { BuildFailedError, buildSite, isBuilt } from '@/devnet/site/build';
import { filesIn } from './files';
import { npmInstallFailure } from './npmInstallFailure';
import { pack } from './pack/pack';

const SITE = 'out';
/** A time zone far from any developer, and a language whose dotless i breaks many builds. */
const ELSEWHERE = {
  // The build fails if this is in one of its files.
  CARD_SECRET: 'canary-of-the-second-build',
  TZ: 'Pacific/Chatham',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
};
/** So that a registry that does not answer is reported within minutes. */
const IMPATIENT = ['--fetch-timeout=60000', '--fetch-retries=3', '--fetch-retry-maxtimeout=20000'];
const NO_SOURCES = [
  '.git',
  '.next',
  '.next-size',
  'node_modules',
  'out',
  'out.sources',
  'release/dist',
  'test-results',
];

/**
 * Copies the checkout, downloads all its packages into an empty cache, so that each is compared with
 * its hash in the lock file, and builds.
 */
async function buildIn(copy: string, cache: string): Promise<void> {
  const excluded = NO_SOURCES.map((path) => resolve(path));
  await cp('.', copy, { recursive: true, filter: (path) => !excluded.includes(resolve(path)) });
  const installed = await runNpm(copy, ['ci', '--cache', cache, ...IMPATIENT]);
  if (!installed.hasSucceeded) throw new InstallFailedError(npmInstallFailure(installed.output));
  const built = await runNpm(copy, ['run', 'build', '--', '--types-checked']);
  if (built.hasSucceeded) return;
  process.stderr.write(built.output);
  throw new BuildFailedError();
}

/** Runs npm and keeps what it prints. */
async function runNpm(folder: string, parameters: readonly string[]) {
  const child = spawn('npm', parameters, {
    cwd: folder,
    env: { ...process.env, ...ELSEWHERE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  return { hasSucceeded: code === 0, output };
}

/** The files that differ between two folders. */
async function differences(one: string, other: string): Promise<readonly string[]> {
  const [ours, theirs] = await Promise.all([one, other].map(hashesOf));
  const names = new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])]);
  return [...names].filter((name) => ours?.get(name) !== theirs?.get(name));
}

async function hashesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
  const files = await filesIn(folder);
  return new Map(await Promise.all(files.map(async (file) => [file, await hash(file)] as const)));
}

class InstallFailedError extends Error {
  override readonly name = 'InstallFailedError';
}

if (!(await isBuilt(SITE))) await buildSite();
const elsewhere = await mkdtemp(join(tmpdir(), 'built-elsewhere-'));
const copy = join(elsewhere, 'checkout');
try {
  await step('Installing and building the same sources elsewhere', () =>
    buildIn(copy, join(elsewhere, 'cache')),
  );
  const [here, there] = [await pack(SITE), await pack(join(copy, SITE))];
  console.log(`here      ${here.cid}\nelsewhere ${there.cid}`);
  for (const file of await differences(SITE, join(copy, SITE))) console.error(`differs: ${file}`);
  const isSame = here.cid === there.cid;
  console.log(isSame ? 'Both builds have the same address.' : 'The builds differ.');
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  if (!(error instanceof InstallFailedError || error instanceof BuildFailedError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  await rm(elsewhere, { recursive: true });
}
