/** How long one slice of work may block the page, in milliseconds. */
const SLICE_MS = 8;

/** Maps thousands of entries in order, and lets the page respond between slices of the work. */
export async function mapInSlices<Entry, Result>(
  entries: readonly Entry[],
  map: (entry: Entry, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startMs = performance.now();
  for (const [index, entry] of entries.entries()) {
    results.push(map(entry, index));
    if (performance.now() - startMs < SLICE_MS) continue;
    await nextTask();
    startMs = performance.now();
  }
  return results;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
