import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FOLDER = 'lib/transactions/simulation';
const SOURCE = join(FOLDER, 'Simulator.sol');
const TARGET = join(FOLDER, 'simulatorCode.ts');
const SCRIPT = resolve('.ci/simulator.ts');

/** Compares the source and the bytecode of a working directory, as `npm run check` does. */
function check(cwd: string) {
  return spawnSync(resolve('node_modules/.bin/tsx'), [SCRIPT, '--check'], {
    cwd,
    encoding: 'utf8',
  });
}

test('SIM-09 the bytecode of the simulator is what its source compiles to, and another source is noticed', () => {
  const copy = mkdtempSync(join(tmpdir(), 'simulator-'));
  mkdirSync(join(copy, FOLDER), { recursive: true });
  for (const file of [SOURCE, TARGET]) cpSync(file, join(copy, file));
  expect(check(copy)).toMatchObject({ status: 0, stderr: '' });
  const source = readFileSync(SOURCE, 'utf8');
  writeFileSync(
    join(copy, SOURCE),
    source.replace('gasBefore - gasleft()', 'gasBefore - gasleft() + 1'),
  );
  const other = check(copy);
  expect(other.status).toBe(1);
  expect(other.stderr).toContain(TARGET);
});
