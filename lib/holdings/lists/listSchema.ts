import * as z from 'zod/mini';
import { plainText } from '@/lib/base/text/plainText';

/** The maximum number of tokens in a list. */
const MAX_LIST_TOKENS = 10_000;
const MAX_LIST_NAME_CHARACTERS = 60;
const MAX_TAG_DEFINITIONS = 20;
const MAX_LINK_CHARACTERS = 2_048;

const DATE = /^(\d{4}-\d{2}-\d{2})T(?!24)\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const whole = z.int().check(z.gte(0));

/** A value that the standard has rules for, but that a list does without when it breaks them. */
const ifValid = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** A text of `min` to `max` characters that matches a pattern. */
const text = (pattern: RegExp, min: number, max: number) =>
  z
    .string()
    .check(z.refine((value) => value.length >= min && value.length <= max && pattern.test(value)));

/** A link to a picture. */
export const linkSchema = ifValid(text(/^/, 0, MAX_LINK_CHARACTERS));

const name = z.pipe(
  z.string(),
  z
    .pipe(
      z.transform((written: string) =>
        plainText(written.normalize('NFC'), MAX_LIST_NAME_CHARACTERS),
      ),
      z.string(),
    )
    .check(z.refine((shown) => shown !== '', { error: 'has no visible characters' })),
);

const tagDefinition = z.object({
  id: text(/^\w+$/, 1, 10),
  name: text(/^[ \w]+$/, 1, 20),
  description: text(/^[ \w.,:]+$/, 1, 200),
});

/** The definitions of a list's tags, with their ids. */
export type TagDefinitions = readonly z.infer<typeof tagDefinition>[];

/** The tags of a list that follow the standard. */
function tagsIn(definitions: unknown): TagDefinitions {
  if (typeof definitions !== 'object' || definitions === null) return [];
  return Object.entries(definitions)
    .flatMap(([id, definition]) => z.safeParse(tagDefinition, { ...definition, id }).data ?? [])
    .slice(0, MAX_TAG_DEFINITIONS);
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
 * All parts of a list except its tokens. A list needs a name, a version and tokens. What else the
 * standard requires is dropped when it is wrong: the timestamp, the logo, a tag. Its name is made
 * safe to show. Keywords, `tokenMap` and unknown fields are not read.
 */
export const listHeadSchema = z.object({
  name,
  timestamp: ifValid(z.string().check(z.refine(isMoment))),
  version: z.object({ major: whole, minor: whole, patch: whole }),
  logoURI: linkSchema,
  tags: z.pipe(z.optional(z.unknown()), z.transform(tagsIn)),
  tokens: z.array(z.unknown()).check(
    z.refine(({ length }) => length >= 1 && length <= MAX_LIST_TOKENS, {
      error: `must have 1 to ${MAX_LIST_TOKENS} entries`,
    }),
  ),
});
