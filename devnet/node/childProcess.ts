import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Readable } from 'node:stream';

/**
 * Waits until its input closes, which happens when its parent dies. Then ends the given process,
 * waits for its end and removes its folder.
 */
const GUARD = `const [, pid, folder] = process.argv;
const signal = (name) => { try { return process.kill(Number(pid), name); } catch { return false; } };
process.stdin.resume().on('end', async () => {
  signal('SIGTERM');
  while (signal(0)) await new Promise((wake) => setTimeout(wake, 50));
  if (folder) require('node:fs').rmSync(folder, { recursive: true, force: true });
});`;

/** A child program whose output we read and that never outlives us. */
export type Child = {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a program that ends when we end, even when we are killed.
 *
 * @param folder - A folder of the program's own, removed after its end.
 */
export function startChild(program: string, parameters: readonly string[], folder?: string): Child {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const guarded = folder === undefined ? [String(child.pid)] : [String(child.pid), folder];
  const guard = spawn(process.execPath, ['-e', GUARD, ...guarded], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  child.once('exit', () => {
    guard.kill();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  return { process: child, stop };
}
