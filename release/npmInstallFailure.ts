/** What npm prints if it cannot reach its registry. */
const NO_ANSWER =
  /\b(E5\d\d|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT)\b/;
const OTHER_BYTES = /\bEINTEGRITY\b/;

/**
 * Why packages could not be installed, in one sentence.
 *
 * @param output - What npm printed.
 */
export function npmInstallFailure(output: string): string {
  if (OTHER_BYTES.test(output))
    return 'A package that the registry sent is not the one in package-lock.json.';
  const [, code] = NO_ANSWER.exec(output) ?? [];
  if (code)
    return `The registry did not answer (${code}), so the second build could not be made. Run it again.`;
  const [line] = output.split('\n').flatMap((each) => /^npm error (.*\S)/.exec(each)?.[1] ?? []);
  return `The packages of the second build could not be installed: ${line ?? 'npm gave no reason'}.`;
}
