import * as z from 'zod/mini';

/** The most tokens of a list. */
export const MAX_LIST_TOKENS = 10_000;

const MAX_LINK_CHARACTERS = 2_048;

const matching = (pattern: RegExp, min: number, max: number) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(pattern));

const whole = z.int().check(z.gte(0));

const tagId = matching(/^\w+$/, 1, 10);

const link = z.optional(z.string().check(z.maxLength(MAX_LINK_CHARACTERS)));

const extensions = z.optional(z.record(matching(/^\w+$/, 1, 40), z.unknown()));

/**
 * The parts of a list but its tokens, by the rules of the token list standard. Keys that this app
 * does not use are ignored.
 */
export const listHeadSchema = z.object({
  name: matching(/^[\w ]+$/, 1, 30),
  timestamp: z.iso.datetime({ offset: true }),
  version: z.strictObject({ major: whole, minor: whole, patch: whole }),
  logoURI: link,
  tags: z.optional(
    z.record(
      tagId,
      z.strictObject({
        name: matching(/^[ \w]+$/, 1, 20),
        description: matching(/^[ \w.,:]+$/, 1, 200),
      }),
    ),
  ),
  keywords: z.optional(z.array(matching(/^[\w ]+$/, 1, 20)).check(z.maxLength(20))),
  tokens: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_LIST_TOKENS)),
});

/** A token of a list, by the rules of the standard, which accept any chain and 255 decimals. */
export const listedTokenSchema = z.strictObject({
  chainId: z.int().check(z.gte(1)),
  address: z.string().check(z.regex(/^(0x[a-fA-F0-9]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/)),
  decimals: whole.check(z.lte(255)),
  name: z.string().check(z.maxLength(60), z.regex(/^[ \S]*$/)),
  symbol: z.string().check(z.maxLength(20), z.regex(/^\S*$/)),
  logoURI: link,
  tags: z.optional(z.array(tagId).check(z.maxLength(10))),
  extensions,
});

/** A token of a list, as its document has it. */
export type RawListedToken = z.infer<typeof listedTokenSchema>;
