// Checks (or with --fix, mends) that package-lock.json names every optional platform package.
//
// A registry that lacks a platform's build makes npm leave the entry out, and `npm ci` then refuses
// the lock file. An entry restricted to its platform is never downloaded elsewhere, so adding it is safe.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEM = /(openharmony|android|darwin|linux|win32|freebsd|openbsd|netbsd|sunos|aix)/;
const PROCESSOR = /(arm64|arm|x64|amd64|ia32|ppc64|riscv64|s390x|loong64)/;

/** The operating system and processor (in Node's words) that a platform package's name tells. */
function platformOf(name) {
  const system = SYSTEM.exec(name)?.[1] ?? 'none';
  const processor = PROCESSOR.exec(name)?.[1] ?? 'none';
  return { os: [system], cpu: [processor === 'amd64' ? 'x64' : processor] };
}

/** Whether `name`, required from the package at `from`, resolves to an entry of the lock. */
function isLocked(packages, from, name) {
  for (let folder = from; ; ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent < 0 ? '' : folder.slice(0, parent);
  }
}

/** The optional dependencies with an exact version that the lock does not name. */
function missingEntries(packages) {
  return Object.entries(packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, from, name))
      .map(([name, version]) => ({ name, version, isDev: entry.dev === true })),
  );
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = missingEntries(lock.packages);

if (missing.length > 0 && !process.argv.includes('--fix')) {
  console.error(
    `package-lock.json lacks ${missing.length} optional platform packages, so \`npm ci\` would refuse it:\n` +
      `${missing.map(({ name, version }) => `  ${name}@${version}`).join('\n')}\n` +
      'Run `npm run lock:fix` after every change of the lock file.',
  );
  process.exit(1);
}

for (const { name, version, isDev } of missing) {
  lock.packages[`node_modules/${name}`] = {
    version,
    ...(isDev && { dev: true }),
    optional: true,
    ...platformOf(name),
  };
}
if (missing.length > 0) {
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: added ${missing.length} optional platform packages`);
}
if (JSON.stringify(lock).includes('"resolved":"http')) {
  console.error(
    'package-lock.json names a download host; set omit-lockfile-registry-resolved=true in .npmrc',
  );
  process.exit(1);
}
