import { BuildFailedError } from './build';
import { NoLocalChainError } from './chain';
import { UnusablePortError } from './port';

/** Errors whose message already says in one sentence what to do. */
const PLAIN = [BuildFailedError, NoLocalChainError, UnusablePortError];

/** Runs a command until Ctrl-C, then calls the `stop` that the command returned. */
export async function runCommand(start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const stop = await start();
    const end = () => {
      console.log('\nStopping.');
      stop().finally(() => process.exit(0));
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  } catch (error) {
    const isPlain = PLAIN.some((failure) => error instanceof failure);
    console.error(isPlain && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Prints what is being done, and how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  process.stdout.write(`${what} ... `);
  const result = await work();
  console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
