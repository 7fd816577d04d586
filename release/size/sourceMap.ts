import * as z from 'zod/mini';

/** From this offset of a text on, until the next mapping, it comes from a place of a source. */
export type Mapping = {
  /** In UTF-16 units, as all offsets. */
  readonly at: number;
  /** Undefined for what no source contains. */
  readonly origin?: { readonly source: string; readonly line: number; readonly column: number };
};

const partSchema = z.object({
  sources: z.array(z.nullable(z.string())),
  mappings: z.string(),
});
const offsetSchema = z.object({ line: z.number(), column: z.number() });
const mapSchema = z.union([
  z.object({ sections: z.array(z.object({ offset: offsetSchema, map: partSchema })) }),
  partSchema,
]);

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CONTINUES = 32;

/** The mappings of a text by its source map (version 3, with sections or without), in order. */
export function mappingsOf(text: string, json: string): readonly Mapping[] {
  const map = mapSchema.parse(JSON.parse(json));
  const sections = 'sections' in map ? map.sections : [{ offset: { line: 0, column: 0 }, map }];
  const starts = lineStarts(text);
  return sections.flatMap(({ offset, map: part }) => mappingsIn(part, offset, starts));
}

/** The offsets at which the lines of a text begin. */
export function lineStarts(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function mappingsIn(
  { sources, mappings }: z.infer<typeof partSchema>,
  offset: z.infer<typeof offsetSchema>,
  starts: readonly number[],
): Mapping[] {
  // All but the column are relative to the segment before, in whatever line it is.
  let [source, line, column] = [0, 0, 0];
  return mappings.split(';').flatMap((segments, index) => {
    let at = (starts[offset.line + index] ?? 0) + (index === 0 ? offset.column : 0);
    return segments.split(',').flatMap((segment): Mapping[] => {
      if (segment === '') return [];
      const [columns = 0, sourceStep, lines = 0, sourceColumns = 0] = numbersOf(segment);
      at += columns;
      if (sourceStep === undefined) return [{ at }];
      source += sourceStep;
      line += lines;
      column += sourceColumns;
      const name = sources[source];
      return [name ? { at, origin: { source: name, line, column } } : { at }];
    });
  });
}

/** Numbers in base 64, six bits at a time: five of the value, and whether more follow. */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of segment) {
    const bits = BASE64.indexOf(character);
    value += (bits % CONTINUES) << shift;
    shift += 5;
    if (bits >= CONTINUES) continue;
    // The lowest bit is the sign.
    numbers.push(value % 2 === 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
