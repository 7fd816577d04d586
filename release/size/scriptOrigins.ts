import { type JsMinifyOptions, minify } from '@swc/core';
import { bundledModules } from '../harden/bundledModules';
import { parenthesisOffsets, withEagerModules } from '../harden/eagerModules';
import { MINIFICATION } from '../harden/minifyScripts';
import { lineStarts, type Mapping, mappingsOf } from './sourceMap';

/** A script of a build with source maps. */
type BuiltScript = {
  /** Its text as the bundler wrote it, and its source map. */
  readonly bundled: string;
  readonly sourceMap: string;
  /** Its text as it is shipped, with the bundler's names of scripts. */
  readonly shipped: string;
};

/** A stretch of a shipped script, and the source that it was written in. */
type Stretch = { readonly text: string; readonly source: string };

/** The source of what no file contains. */
export const BUNDLER = 'the bundler: its runtime and the lists of lazy parts';

/**
 * Divides a shipped script by the sources it comes from, in order.
 *
 * @throws {UnknownScriptError} when the bundled script does not become the shipped one.
 */
export async function scriptOrigins(script: BuiltScript): Promise<readonly Stretch[]> {
  const { bundled, sourceMap, shipped } = script;
  const options: JsMinifyOptions = { ...MINIFICATION, sourceMap: true };
  const { code, map = '' } = await minify(bundled, options);
  if (shipped !== withEagerModules(code)) throw new UnknownScriptError();
  const shippedAt = shippedOffsets(code);
  const sourceAt = sourcesOf(bundled, sourceMap);
  const starts = lineStarts(bundled);
  const stretches: Stretch[] = [];
  const mappings = mappingsOf(code, map);
  for (const [index, { at, origin }] of mappings.entries()) {
    const next = mappings[index + 1];
    const text = shipped.slice(index === 0 ? 0 : shippedAt(at), next && shippedAt(next.at));
    const source = origin && sourceAt((starts[origin.line] ?? 0) + origin.column);
    stretches.push({ text, source: source ?? BUNDLER });
  }
  return joined(stretches);
}

/**
 * A function that finds the source of an offset of a bundled script.
 *
 * A module that the bundler made up has no mappings. It does not belong to the module before it.
 */
function sourcesOf(bundled: string, sourceMap: string): (offset: number) => string | undefined {
  const mappings = mappingsOf(bundled, sourceMap);
  const starts = bundledModules(bundled).map(({ start }) => start);
  const at = (mapping: Mapping) => mapping.at;
  return (offset) => {
    const index = countUpTo(mappings, offset, at);
    const module = countUpTo(starts, offset, (start) => start);
    const before = mappings[index - 1];
    if (before !== undefined && before.at >= (starts[module - 1] ?? 0))
      return before.origin?.source;
    const next = mappings[index];
    return next !== undefined && next.at < (starts[module] ?? bundled.length)
      ? next.origin?.source
      : undefined;
  };
}

/** A function that finds an offset of a minified script in the shipped one. */
function shippedOffsets(code: string): (offset: number) => number {
  const inserted = parenthesisOffsets(code);
  return (offset) => offset + countUpTo(inserted, offset, (at) => at);
}

/** How many of the sorted items are at most at an offset. */
function countUpTo<Item>(
  items: readonly Item[],
  offset: number,
  at: (item: Item) => number,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const item = items[middle];
    if (item !== undefined && at(item) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Joins neighbours of the same source. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const { text, source } of stretches) {
    const last = result.at(-1);
    if (last?.source === source) result[result.length - 1] = { text: last.text + text, source };
    else result.push({ text, source });
  }
  return result;
}

class UnknownScriptError extends Error {
  override readonly name = 'UnknownScriptError';

  constructor() {
    super('A shipped script is not what its bundled script becomes.');
  }
}
