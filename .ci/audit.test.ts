import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Runs the command with an npm that reports one vulnerability of a severity, or nothing. */
function audit(severity: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const report = {
    vulnerabilities: { bad: { name: 'bad', severity, range: '<2.0.0' } },
    metadata: { dependencies: { prod: 310 } },
  };
  const script = severity === undefined ? '' : `echo '${JSON.stringify(report)}'\n`;
  // The real one also exits with 1 for a vulnerability of any severity.
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${script}exit 1\n`, { mode: 0o755 });
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/audit.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr };
}

test.each(['high', 'critical'])('REL-22 the command fails for a %s vulnerability', (severity) => {
  expect(audit(severity)).toEqual({
    status: 1,
    stdout: 'audit: 310 packages, 1 vulnerable\n',
    stderr: `${severity}: bad <2.0.0\n`,
  });
});

test('REL-22 the command passes for a mild vulnerability', () => {
  expect(audit('moderate').status).toBe(0);
});

test('REL-22 the command passes if the list is not reachable, and says so', () => {
  const { status, stdout } = audit(undefined);
  expect(status).toBe(0);
  expect(stdout).toContain('not reachable');
});
