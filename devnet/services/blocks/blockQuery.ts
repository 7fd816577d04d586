import * as z from 'zod/mini';
import type { Period, SubgraphBlock } from './firstBlock';

/** What the stand-in can answer: the first block of a period, and which of its fields. */
export type BlockQuery = {
  readonly period: Period;
  readonly fields: readonly (keyof SubgraphBlock)[];
};

const bodySchema = z.object({
  query: z.string(),
  variables: z.nullish(z.record(z.string(), z.union([z.number(), z.string()]))),
});

/** `blocks(...) { ... }`, with or without the head of a named query around it. */
const BLOCKS = /^(?:query\b[^{]*)?\{\s*blocks\s*\(([^()]*)\)\s*\{([^{}]*)\}\s*\}\s*$/;
const FIXED_ARGUMENTS = [/\bfirst:\s*1\b/, /\borderBy:\s*timestamp\b/, /\borderDirection:\s*asc\b/];

/**
 * Understands a request to the block subgraph.
 *
 * @returns undefined for any query except that for the first block between two times.
 */
export function parseBlockQuery(body: unknown): BlockQuery | undefined {
  const { data } = bodySchema.safeParse(body);
  const [, given = '', selection = ''] = BLOCKS.exec(data?.query.trim() ?? '') ?? [];
  if (!FIXED_ARGUMENTS.every((argument) => argument.test(given))) return undefined;
  const after = timeIn(given, 'timestamp_gt', data?.variables ?? {});
  const before = timeIn(given, 'timestamp_lt', data?.variables ?? {});
  if (after === undefined || before === undefined) return undefined;

  const names = selection.split(/[\s,]+/).filter((name) => name !== '');
  const fields = names.filter(isField);
  if (fields.length === 0 || fields.length < names.length) return undefined;
  return { period: { after, before }, fields };
}

/** A time in the filter, written there or in a variable. */
function timeIn(
  given: string,
  name: string,
  variables: Readonly<Record<string, number | string>>,
): bigint | undefined {
  const [, variable, literal] =
    new RegExp(`\\b${name}:\\s*(?:\\$(\\w+)|"?(\\d+)"?)`).exec(given) ?? [];
  const text = variable === undefined ? literal : String(variables[variable]);
  return text !== undefined && /^\d+$/.test(text) ? BigInt(text) : undefined;
}

function isField(name: string): name is keyof SubgraphBlock {
  return name === 'id' || name === 'number' || name === 'timestamp';
}
