// Checks package-lock.json, or with --fix completes it from the registry.
//
// npm leaves out a platform package that the registry lacked at that time, and `npm ci` then rejects
// the lock file. It leaves out the hash of a package that was installed already, and `npm ci` then
// takes whatever bytes the registry sends.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { INSTALL_SCRIPTS } from './installScripts.mjs';
import { lockProblems, missingEntries, nameOf, sorted, withoutHash } from './lockProblems.mjs';

const FILE = new URL('../package-lock.json', import.meta.url);
const AT_ONCE = 8;

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
if (process.argv.includes('--fix')) await complete(lock);

const problems = lockProblems(lock, INSTALL_SCRIPTS);
for (const problem of problems) console.error(`package-lock.json: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Adds the platform packages and hashes that are missing, and the marks of install scripts. */
async function complete({ packages }) {
  const added = missingEntries(packages);
  for (const { name, entry } of added) packages[`node_modules/${name}`] = entry;
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const open = withoutHash(packages);
  const count = open.length;
  const takeTurns = async () => {
    for (let path = open.pop(); path !== undefined; path = open.pop())
      packages[path] = await completed(registry, path, packages[path]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  if (added.length + count === 0) return;
  lock.packages = sorted(packages);
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: added ${added.length} packages and ${count} hashes`);
}

/** An entry with the hash that the registry has for its version. */
async function completed(registry, path, { version, ...rest }) {
  const name = nameOf(path, rest);
  const answer = await fetch(new URL(`${name.replace('/', '%2f')}/${version}`, registry));
  if (!answer.ok) throw new Error(`The registry answers ${answer.status} for ${name}@${version}.`);
  const { dist, scripts = {} } = await answer.json();
  const runsAtInstall = ['preinstall', 'install', 'postinstall'].some((stage) => scripts[stage]);
  return {
    version,
    integrity: dist.integrity,
    ...rest,
    ...(runsAtInstall && { hasInstallScript: true }),
  };
}
