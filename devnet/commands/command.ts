import { NoLocalChainError } from '@/devnet/node/chain';
import { UnusablePortError } from '@/devnet/node/port';
import { BuildFailedError } from '@/devnet/site/build';

/** Errors whose message already says what to do. */
const PLAIN = [BuildFailedError, NoLocalChainError, UnusablePortError];
/** After this time a step prints how long it has been running. */
const REPORT_MS = 10_000;

/**
 * Runs a command until Ctrl-C, then calls the `stop` that the command returned. A failure is
 * printed in one sentence, or in full if `DEBUG` is set.
 */
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
    console.error(process.env.DEBUG ? error : `\n${failureSentence(error)}`);
    process.exit(1);
  }
}

/** Prints what is being done, that it is still running, and how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const seconds = (digits: number) => `${((performance.now() - begun) / 1000).toFixed(digits)} s`;
  process.stdout.write(`${what} ... `);
  const reports = setInterval(() => process.stdout.write(`${seconds(0)} ... `), REPORT_MS);
  try {
    const result = await work();
    console.log(seconds(1));
    return result;
  } finally {
    clearInterval(reports);
  }
}

/**
 * The first line of an error's message: viem's errors continue with the request and the versions.
 */
export function failureSentence(error: unknown): string {
  if (error instanceof Error && PLAIN.some((plain) => error instanceof plain)) return error.message;
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `It did not start: ${line} Run it again; DEBUG=1 shows more.`;
}
