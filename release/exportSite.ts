import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs `next build` and shows its output. Returns its exit code.
 *
 * @param variables - Variables of the environment to add.
 */
export async function exportSite(variables: Readonly<Record<string, string>>): Promise<unknown> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
  });
  const [code] = await once(child, 'exit');
  return code;
}
