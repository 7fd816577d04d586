// Checks, or with --fix completes, the optional platform packages in package-lock.json.
//
// npm omits a platform package that the registry lacks, and `npm ci` then rejects the lock file.
// npm downloads an entry only on its own platform, so adding one is safe.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEM = /(openharmony|android|darwin|linux|win32|freebsd|openbsd|netbsd|sunos|aix)/;
const PROCESSOR = /(arm64|arm|x64|amd64|ia32|ppc64|riscv64|s390x|loong64)/;

/** The operating system and processor, as Node names them, in the name of a platform package. */
function platformOf(name) {
  const system = SYSTEM.exec(name)?.[1] ?? 'none';
  const processor = PROCESSOR.exec(name)?.[1] ?? 'none';
  return { os: [system], cpu: [processor === 'amd64' ? 'x64' : processor] };
}

/** Whether `name`, required by the package at `from`, has an entry in the lock file. */
function isLocked(packages, from, name) {
  for (let folder = from; ; ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent < 0 ? '' : folder.slice(0, parent);
  }
}

/** The optional dependencies with an exact version that the lock file lacks. */
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
