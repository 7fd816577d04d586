import * as z from 'zod/mini';

/** The most tokens of a list. */
const MAX_LIST_TOKENS = 10_000;
const MAX_KEYWORDS = 20;
const MAX_TAGS = 10;
const MAX_LINK_CHARACTERS = 2_048;

const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const ADDRESS = /^(0x[a-fA-F0-9]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/;

/** A text between two lengths, whose characters a pattern allows. */
const text = (pattern: RegExp, min: number, max: number) =>
  z.string().check(
    z.refine((value) => value.length >= min && value.length <= max, {
      error: `must have ${min} to ${max} characters`,
    }),
    z.refine((value) => pattern.test(value), { error: 'has characters that are not allowed' }),
  );

const list = <Entry>(entry: z.ZodMiniType<Entry>, min: number, max: number) =>
  z.array(entry).check(
    z.refine(({ length }) => length >= min && length <= max, {
      error: `must have ${min} to ${max} entries`,
    }),
  );

const whole = z.int().check(z.gte(0));

const tagId = text(/^\w+$/, 1, 10);

const link = z.optional(text(/^/, 0, MAX_LINK_CHARACTERS));

const record = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  { error: 'must be of the type object' },
);

/** The definitions of a list's tags, with their ids. */
const tagDefinitions = z.pipe(
  z.pipe(
    record,
    z.transform((definitions: Readonly<Record<string, unknown>>) =>
      Object.entries(definitions).map(([id, definition]) => ({ ...Object(definition), id })),
    ),
  ),
  z.array(
    z.strictObject({
      id: tagId,
      name: text(/^[ \w]+$/, 1, 20),
      description: text(/^[ \w.,:]+$/, 1, 200),
    }),
  ),
);

/**
 * The parts of a list but its tokens, by the rules of the token list standard. Keys that this app
 * does not use are ignored.
 */
export const listHeadSchema = z.object({
  name: text(/^[\w ]+$/, 1, 30),
  timestamp: z.string().check(
    z.refine((value) => DATE.test(value) && !Number.isNaN(Date.parse(value)), {
      error: 'must be a date and time',
    }),
  ),
  version: z.strictObject({ major: whole, minor: whole, patch: whole }),
  logoURI: link,
  tags: z.optional(tagDefinitions),
  keywords: z.optional(list(text(/^[\w ]+$/, 1, 20), 0, MAX_KEYWORDS)),
  tokens: list(z.unknown(), 1, MAX_LIST_TOKENS),
});

/** A token of a list, by the rules of the standard, which accept any chain and 255 decimals. */
export const listedTokenSchema = z.strictObject({
  chainId: z.int().check(z.gte(1)),
  address: z.string().check(z.regex(ADDRESS, { error: 'is not an address' })),
  decimals: whole.check(z.lte(255)),
  name: text(/^[ \S]*$/, 0, 60),
  symbol: text(/^\S*$/, 0, 20),
  logoURI: link,
  tags: z.optional(list(tagId, 0, MAX_TAGS)),
  extensions: z.optional(record),
});

/** A token of a list, as its document has it. */
export type RawListedToken = z.infer<typeof listedTokenSchema>;

/** The tags that a list defines. */
export type TagDefinitions = NonNullable<z.infer<typeof listHeadSchema>['tags']>;
