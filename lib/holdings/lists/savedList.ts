import { getAddress } from 'viem';
import * as z from 'zod/mini';
import { tokenSchema } from '@/lib/base/tokens/tokenSchema';
import type { ListState } from './listState';
import { mapInSlices } from './mapInSlices';
import { TOKEN_FAULTS } from './tokenFault';
import type { TokenList } from './tokenList';

/** The version of the form in which lists are saved. */
export const RECORD_VERSION = 1;

/** The part of a list that is kept between visits: all but what belongs to one page. */
export type SavedList = Omit<ListState, 'loadingRequestId' | 'error' | 'earlierOffer' | 'choices'>;

const listTokenSchema = z.object({
  ...tokenSchema.shape,
  logoURI: z.exactOptional(z.string()),
  tags: z.exactOptional(
    z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  ),
});

const count = z.int().check(z.gte(0));

const faultName = z
  .string()
  .check(z.refine((name) => TOKEN_FAULTS.some((fault) => fault === name)));

const documentSchema = z.object({
  name: z.string(),
  timestamp: z.exactOptional(z.string()),
  version: z.object({ major: count, minor: count, patch: count }),
  logoURI: z.exactOptional(z.string()),
  tokens: z.array(z.unknown()),
  leftOut: count,
  // Those of another release may have other names.
  faults: z.catch(z.optional(z.record(faultName, count)), undefined),
});

/** Each field is read on its own, so that a broken one does not affect the others. */
const recordSchema = z.object({
  version: z.literal(RECORD_VERSION),
  current: z.optional(z.unknown()),
  pendingUpdate: z.optional(z.unknown()),
  others: z.catch(z.array(z.unknown()), []),
  isPinned: z.catch(z.boolean(), false),
  dismissedUpdate: z.catch(z.optional(z.string()), undefined),
});

const laterSchema = z.object({ version: z.int().check(z.gt(RECORD_VERSION)) });

/** Whether a later release of the app has written a record. */
export function isOfLaterRelease(record: unknown): boolean {
  return z.safeParse(laterSchema, record).success;
}

/**
 * Reads the record of a list; undefined if nothing of it can be read. An unreadable version is left
 * out. In place of an unreadable version in use comes the kept one that was used last, because the
 * user has accepted that one.
 */
export async function parseSavedList(record: unknown): Promise<SavedList | undefined> {
  const { success, data } = z.safeParse(recordSchema, record);
  if (!success) return undefined;
  const [saved, pendingUpdate, ...kept] = await Promise.all(
    [data.current, data.pendingUpdate, ...data.others].map(readVersion),
  );
  const others = kept.filter((version) => version !== undefined);
  const current = saved ?? (data.current === undefined ? undefined : others.shift());
  return {
    ...(current && { current }),
    ...(pendingUpdate && { pendingUpdate }),
    others,
    isPinned: data.isPinned,
    ...(data.dismissedUpdate !== undefined && { dismissedUpdate: data.dismissedUpdate }),
  };
}

/** A saved version of a list; undefined if it, or one of its tokens, cannot be read. */
async function readVersion(saved: unknown): Promise<TokenList | undefined> {
  const { success, data } = z.safeParse(documentSchema, saved);
  if (!success) return undefined;
  const tokens = await mapInSlices(data.tokens, (entry) => {
    const token = z.safeParse(listTokenSchema, entry).data;
    return token && { ...token, address: getAddress(token.address) };
  });
  const readable = tokens.filter((token) => token !== undefined);
  if (readable.length < tokens.length) return undefined;
  const { faults, ...document } = data;
  return { ...document, ...(faults && { faults }), tokens: readable };
}
