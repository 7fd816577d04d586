import { readFileSync } from 'node:fs';
import { INSTALL_SCRIPTS } from './installScripts.mjs';
import { lockProblems, missingEntries } from './lockProblems.mjs';

const HASH = `sha512-${'a'.repeat(86)}==`;

/** A lock file of two packages, one of which runs a script at installation. */
function lockOf(changes: Record<string, object> = {}) {
  return {
    packages: {
      '': { name: 'page' },
      'node_modules/plain': { version: '1.0.0', integrity: HASH },
      'node_modules/built': { version: '1.0.0', integrity: HASH, hasInstallScript: true },
      ...changes,
    },
  };
}
const REVIEWED = { built: 'works without' };

test('REL-20 the lock file of this checkout has no problem', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(lockProblems(lock, INSTALL_SCRIPTS)).toEqual([]);
  expect(lockProblems(lockOf(), REVIEWED)).toEqual([]);
});

test('REL-20 each entry needs the sha512 hash of its package', () => {
  const weak = [undefined, '', `sha1-${'a'.repeat(27)}=`, `sha512-${'a'.repeat(27)}==`];
  for (const integrity of weak) {
    const lock = lockOf({ 'node_modules/plain': { version: '1.0.0', integrity } });
    expect(lockProblems(lock, REVIEWED)).toEqual([
      expect.stringMatching(/hash.*\n {2}node_modules\/plain$/),
    ]);
  }
});

test('REL-21 a package with an install script must be on the reviewed list', () => {
  expect(lockProblems(lockOf(), {})).toEqual([expect.stringMatching(/does not list:\n {2}built$/)]);
  const alias = { name: 'built', version: '1.0.0', integrity: HASH, hasInstallScript: true };
  const lock = lockOf({ 'node_modules/other': alias });
  expect(lockProblems(lock, REVIEWED)).toEqual([]);
  expect(lockProblems(lock, { ...REVIEWED, gone: '' })).toEqual([
    expect.stringMatching(/no longer has .*\n {2}gone$/),
  ]);
});

test('a download host and a missing platform package are refused', () => {
  const hosted = { version: '1.0.0', integrity: HASH, resolved: 'https://host.example/plain.tgz' };
  expect(lockProblems(lockOf({ 'node_modules/plain': hosted }), REVIEWED)).toEqual([
    expect.stringContaining('names a download host'),
  ]);
  const parent = {
    version: '1.0.0',
    integrity: HASH,
    optionalDependencies: { 'plain-darwin-arm64': '1.0.0' },
  };
  const { packages } = lockOf({ 'node_modules/plain': parent });
  expect(lockProblems({ packages }, REVIEWED)).toEqual([
    expect.stringMatching(/platform packages.*\n {2}plain-darwin-arm64@1\.0\.0$/),
  ]);
  expect(missingEntries(packages)).toEqual([
    {
      name: 'plain-darwin-arm64',
      entry: { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    },
  ]);
});
