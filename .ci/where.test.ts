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

test('words that stand nowhere together lead to the nearest requirements', () => {
  const { stdout } = where('clears', 'other', 'side');
  expect(stdout).toContain('No requirement has all these words. The nearest:\nSWP-07');
});

test('a reader that stops early does not let it fail', () => {
  const command = 'node_modules/.bin/tsx .ci/where.ts a | true';
  const options = { encoding: 'utf8', stdio: 'pipe' } as const;
  expect(execFileSync('bash', ['-o', 'pipefail', '-c', command], options)).toBe('');
});
