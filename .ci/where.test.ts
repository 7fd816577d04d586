import { execFileSync, spawnSync } from 'node:child_process';

function where(...words: readonly string[]) {
  return spawnSync('node_modules/.bin/tsx', ['.ci/where.ts', ...words], { encoding: 'utf8' });
}

test('an id leads to the file that decides it', () => {
  const { stdout, status } = where('MIG-08');
  expect(stdout).toContain('MIG-08  The migrate modal');
  expect(stdout).toContain('    lib/features/migration/conversion.ts\n');
  expect(status).toBe(0);
});

test('a part of a text on screen leads to its key, and to what shows it', () => {
  const { stdout } = where('error finding pairs');
  expect(stdout).toContain('migration.missing  "Error finding pairs {from} and {to}"');
  expect(stdout).toContain('    components/features/migration/MigrateScreen.tsx\n');
});

test('words list files, and lead to the requirement that fits them', () => {
  const { stdout } = where('exchanges', 'sides');
  expect(stdout).toMatch(/^Files that fit best:\n {4}\S+\n/);
  expect(stdout).toContain('\nSWP-07  ');
});

test('words that nothing has list the areas', () => {
  const { stderr, status } = where('xyzzy');
  expect(stderr).toContain('Nothing has these words');
  expect(status).toBe(1);
});

test('a reader that stops early does not let it fail', () => {
  const command = 'node_modules/.bin/tsx .ci/where.ts a | true';
  const options = { encoding: 'utf8', stdio: 'pipe' } as const;
  expect(execFileSync('bash', ['-o', 'pipefail', '-c', command], options)).toBe('');
});
