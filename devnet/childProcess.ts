import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * Waits until its input closes, which happens when its parent dies, then ends the given process.
 */
const GUARD = `process.stdin.resume().on('end', () => {
  try { process.kill(Number(process.argv[1])); } catch {}
});`;

/** A child program whose output we read and that never outlives us. */
export type Child = {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  readonly stop: () => Promise<void>;
};

/** Starts a program that ends when we end, even when we are killed. */
export function startChild(program: string, parameters: readonly string[]): Child {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const guard = spawn(process.execPath, ['-e', GUARD, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  child.once('exit', () => guard.kill());

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  return { process: child, stop };
}
