/** The parts of a list, of a size each; the last one may be smaller. */
export function* partsOf<Item>(list: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
