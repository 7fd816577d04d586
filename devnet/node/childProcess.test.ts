import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './childProcess';

const WAITING_SCRIPT = 'setInterval(() => {}, 1_000)';

const newFolder = () => mkdtempSync(join(tmpdir(), 'pangolin-child-'));

test('a stopped program leaves no folder behind', async () => {
  const folder = newFolder();
  const child = startChild(process.execPath, ['-e', WAITING_SCRIPT], folder);
  await child.stop();
  expect(existsSync(folder)).toBe(false);
});

test('a program whose parent is killed ends and leaves no folder behind', async () => {
  const folder = newFolder();
  const code = `
    const { startChild } = require('./devnet/node/childProcess.ts');
    const child = startChild(process.execPath, ['-e', ${JSON.stringify(WAITING_SCRIPT)}], ${JSON.stringify(folder)});
    console.log(child.process.pid);`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '-e', code]);
  const [printed] = await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  // Nothing reports the end of a process that is not ours, so the test looks for it.
  while (existsSync(folder)) await new Promise((wake) => setTimeout(wake, 50));
  expect(() => process.kill(Number(printed), 0)).toThrow('ESRCH');
}, 20_000);
