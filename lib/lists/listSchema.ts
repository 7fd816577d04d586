import * as z from 'zod/mini';
import { CHAIN_IDS } from '@/lib/networks/network';

/** The maximum number of tokens in a list. */
const MAX_LIST_TOKENS = 10_000;
const MAX_KEYWORDS = 20;
const MAX_TAGS = 10;
const MAX_TAG_DEFINITIONS = 20;
const MAX_EXTENSIONS = 10;
/** How deep the extensions of a token may be nested. */
const EXTENSION_LEVELS = 3;
const MAX_EXTENSION_CHARACTERS = 42;
const MAX_LINK_CHARACTERS = 2_048;

const DATE = /^(\d{4}-\d{2}-\d{2})T(?!24)\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const ADDRESS = /^0x[a-fA-F0-9]{40}$/;
/** An address on a chain without EVM addresses, such as Solana. */
const OTHER_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const EXTENSION_NAME = /^\w{1,40}$/;

/** A text of `min` to `max` characters that matches a pattern. */
const text = (pattern: RegExp, min: number, max: number) =>
  z.string().check(
    z.refine((value) => value.length >= min && value.length <= max, {
      error: `must have ${min} to ${max} characters`,
    }),
    z.refine((value) => pattern.test(value), { error: 'has characters that are not allowed' }),
  );

const list = <Entry extends z.ZodMiniType>(entry: Entry, min: number, max: number) =>
  z.array(entry).check(
    z.refine(({ length }) => length >= min && length <= max, {
      error: `must have ${min} to ${max} entries`,
    }),
  );

const whole = z.int().check(z.gte(0));

const tagId = text(/^\w+$/, 1, 10);

const link = z.optional(text(/^/, 0, MAX_LINK_CHARACTERS));

const record = z.custom<Readonly<Record<string, unknown>>>(isRecord, {
  error: 'must be of the type object',
});

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const tagDefinition = z.strictObject({
  name: text(/^[ \w]+$/, 1, 20),
  description: text(/^[ \w.,:]+$/, 1, 200),
});

/** The definitions of a list's tags, with their ids. */
const tagDefinitions = z.pipe(
  z.pipe(
    z.pipe(
      record,
      z.transform((definitions: Readonly<Record<string, unknown>>) =>
        Object.entries(definitions).map(([id, definition]) => ({ id, definition })),
      ),
    ),
    list(z.object({ id: tagId, definition: tagDefinition }), 0, MAX_TAG_DEFINITIONS),
  ),
  z.transform((definitions) => definitions.map(({ id, definition }) => ({ id, ...definition }))),
);

const keywords = list(text(/^[\w ]+$/, 1, 20), 0, MAX_KEYWORDS).check(
  z.refine((words) => new Set(words).size === words.length, { error: 'has an entry twice' }),
);

/** A publisher's extra data about a token: short values, or objects of such. Nothing reads it. */
const extensions = record.check(
  z.refine((value) => areExtensions(value, EXTENSION_LEVELS), {
    error: 'is too large or too deep',
  }),
);

function areExtensions(value: Readonly<Record<string, unknown>>, levels: number): boolean {
  const entries = Object.entries(value);
  const isExtension = (each: unknown) =>
    isShort(each) || (levels > 1 && isRecord(each) && areExtensions(each, levels - 1));
  return (
    entries.length <= MAX_EXTENSIONS &&
    entries.every(([name, each]) => EXTENSION_NAME.test(name) && isExtension(each))
  );
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value.length <= MAX_EXTENSION_CHARACTERS;
  return value === null || typeof value === 'boolean' || typeof value === 'number';
}

/** Whether a text is an RFC 3339 date and time that exists in the calendar. */
function isMoment(value: string): boolean {
  const [, day = ''] = DATE.exec(value) ?? [];
  // Date.parse reads 30 February as 2 March.
  return (
    !Number.isNaN(Date.parse(value)) && new Date(Date.parse(day)).toJSON()?.startsWith(day) === true
  );
}

/**
 * All parts of a list except its tokens, by the rules of the token list standard. Two rules are
 * left out: `tokenMap`, which nothing reads, and the format of `logoURI`, because an unusable link
 * is dropped and the list kept. Stricter than the standard: texts are measured in UTF-16 units, and
 * numbers beyond 2^53 and leap seconds are rejected.
 */
export const listHeadSchema = z.object({
  name: text(/^[\w ]+$/, 1, 30),
  timestamp: z.string().check(z.refine(isMoment, { error: 'must be a date and time' })),
  version: z.strictObject({ major: whole, minor: whole, patch: whole }),
  logoURI: link,
  tags: z.optional(tagDefinitions),
  keywords: z.optional(keywords),
  tokens: list(z.unknown(), 1, MAX_LIST_TOKENS),
});

/**
 * A token of a list, by the rules of the standard, which allows any chain and up to 255 decimals.
 * On chains that this app does not support, addresses of another kind are valid as well.
 */
export const listedTokenSchema = z
  .strictObject({
    chainId: z.int().check(z.gte(1)),
    address: z.string(),
    decimals: whole.check(z.lte(255)),
    name: text(/^[ \S]*$/, 0, 60),
    symbol: text(/^\S*$/, 0, 20),
    logoURI: link,
    tags: z.optional(list(tagId, 0, MAX_TAGS)),
    extensions: z.optional(extensions),
  })
  .check(
    z.refine(
      ({ chainId, address }) =>
        ADDRESS.test(address) || (OTHER_ADDRESS.test(address) && !isKnown(chainId)),
      {
        path: ['address'],
        error: 'is not an address',
      },
    ),
  );

function isKnown(chainId: number): boolean {
  return CHAIN_IDS.some((id) => id === chainId);
}

/** A token as written in a list's document. */
export type RawListedToken = z.infer<typeof listedTokenSchema>;

/** The tags that a list defines. */
export type TagDefinitions = NonNullable<z.infer<typeof listHeadSchema>['tags']>;
