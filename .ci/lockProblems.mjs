const SYSTEM = /(openharmony|android|darwin|linux|win32|freebsd|openbsd|netbsd|sunos|aix)/;
const PROCESSOR = /(arm64|arm|x64|amd64|ia32|ppc64|riscv64|s390x|loong64)/;
/** A problem names this many packages at most. */
const MAX_NAMED = 10;
const HASH = /^sha512-[\w+/]{86}==$/;

/**
 * What is wrong with a lock file, a sentence each.
 *
 * @param installScripts - The reviewed packages with an install script, by name.
 */
export function lockProblems(lock, installScripts) {
  const { packages } = lock;
  const missing = missingEntries(packages).map(({ name, entry }) => `${name}@${entry.version}`);
  const unhashed = withoutHash(packages);
  const found = namesWithScripts(packages);
  const unknown = found.filter((name) => !(name in installScripts));
  const gone = Object.keys(installScripts).filter((name) => !found.includes(name));
  const fix = 'run `npm run lock:fix` after every change of the lock file';
  return [
    list(`lacks optional platform packages, so \`npm ci\` would refuse it; ${fix}`, missing),
    list(`has entries without a sha512 hash; ${fix}`, unhashed),
    list('has install scripts that .ci/installScripts.mjs does not list', unknown),
    list('no longer has install scripts that .ci/installScripts.mjs lists', gone),
    JSON.stringify(lock).includes('"resolved":"http')
      ? 'names a download host; set omit-lockfile-registry-resolved=true in .npmrc'
      : undefined,
  ].filter((problem) => problem !== undefined);
}

/** The optional dependencies with an exact version that the lock file lacks, with an entry each. */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, from, name))
      .map(([name, version]) => ({
        name,
        entry: { version, ...(dev && { dev }), optional: true, ...platformOf(name) },
      })),
  );
}

/** The paths of entries without a hash. */
export function withoutHash(packages) {
  return Object.keys(packages).filter(
    (path) => path !== '' && !HASH.test(packages[path].integrity ?? ''),
  );
}

/** The name of the package at a path of the lock file: that of an alias is in its entry. */
export function nameOf(path, { name }) {
  return name ?? path.split('node_modules/').at(-1);
}

/** The entries in the order of npm. */
export function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function namesWithScripts(packages) {
  const paths = Object.keys(packages).filter((path) => packages[path].hasInstallScript);
  return [...new Set(paths.map((path) => nameOf(path, packages[path])))];
}

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

function list(problem, names) {
  if (names.length === 0) return undefined;
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).map((name) => `\n  ${name}`);
  return `${problem}:${named.join('')}${more > 0 ? `\n  and ${more} more` : ''}`;
}
