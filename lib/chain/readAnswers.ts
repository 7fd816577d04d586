/** What a contract answered to one call, and in which block; `key` is its address and call data. */
export type ReadAnswer = { readonly key: string; readonly blockNumber: bigint } & (
  | { readonly status: 'result'; readonly result: unknown }
  | { readonly status: 'error'; readonly error: Error }
);

/** The answers to the calls of a slice, in their order; absent where none is known. */
export type Answers = readonly (ReadAnswer | undefined)[];

/** The block of the newest of some answers, at the lowest `atLeast`. */
export function newestBlock(answers: Answers, atLeast: bigint): bigint {
  return answers.reduce(
    (newest, answer) => (answer && answer.blockNumber > newest ? answer.blockNumber : newest),
    atLeast,
  );
}

/** The newest result of each of some calls among `answers`; undefined when there is none at all. */
export function newestResults(answers: Answers, keys: readonly string[]): Answers | undefined {
  const newest = new Map<string, ReadAnswer>();
  for (const answer of answers) {
    if (answer?.status !== 'result') continue;
    const known = newest.get(answer.key);
    if (known === undefined || answer.blockNumber > known.blockNumber)
      newest.set(answer.key, answer);
  }
  return keys.some((key) => newest.has(key)) ? keys.map((key) => newest.get(key)) : undefined;
}
