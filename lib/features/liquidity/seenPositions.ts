import type { Address } from 'viem';
import * as z from 'zod/mini';
import { parseJson } from '@/lib/base/json/parseJson';
import type { ChainId } from '@/lib/base/networks/network';
import { digitsOfBigint, storedBigint } from '@/lib/base/storage/persisted';
import { validEntries } from '@/lib/base/storage/validEntries';
import { keepText, keptText } from '@/lib/transactions/activity/untilCleared';

/** The version of the stored form. */
const VERSION = 1;
/** How many positions of a chain are kept: the ones that were seen last. */
const MAX_KEPT = 300;

const seenSchema = z.object({
  account: z.string(),
  pair: z.string(),
  atMs: z.number(),
  block: storedBigint,
  liquidity: storedBigint,
  supply: storedBigint,
  balance0: storedBigint,
  balance1: storedBigint,
});

/**
 * A position as this device first saw it: its pool tokens in the wallet and in farms, and the pool
 * at that moment.
 */
export type SeenPosition = Readonly<z.infer<typeof seenSchema>>;

const envelopeSchema = z.object({ version: z.int(), seen: z.unknown() });
const listSchema = validEntries(seenSchema);

/** A position as this device first saw it; undefined if it never did, or has forgotten it. */
export function seenPosition(
  chainId: ChainId,
  account: Address,
  pair: Address,
): SeenPosition | undefined {
  const key = keyOf({ account, pair });
  return kept(chainId)?.find((seen) => keyOf(seen) === key);
}

/**
 * Keeps positions as they are seen now. One that was seen before stays as it was first seen.
 *
 * @param replaces - Whether they begin again now.
 */
export function keepSeen(
  chainId: ChainId,
  positions: readonly SeenPosition[],
  replaces = false,
): void {
  const before = kept(chainId);
  // A later release of the app keeps them in another form.
  if (before === undefined) return;
  const earlier = new Map(before.map((seen) => [keyOf(seen), seen]));
  const later = positions.filter((each) => replaces || !earlier.has(keyOf(each)));
  if (later.length === 0) return;
  const gone = new Set(later.map(keyOf));
  const seen = [...before.filter((each) => !gone.has(keyOf(each))), ...later].slice(-MAX_KEPT);
  keepText('positionsSeen', chainId, JSON.stringify({ version: VERSION, seen }, digitsOfBigint));
}

/** What is kept of a chain; undefined if a later release has written it. */
function kept(chainId: ChainId): readonly SeenPosition[] | undefined {
  const stored = z.safeParse(envelopeSchema, parseJson(keptText('positionsSeen', chainId) ?? ''));
  if (!stored.success) return [];
  if (stored.data.version > VERSION) return undefined;
  return z.safeParse(listSchema, stored.data.seen).data ?? [];
}

function keyOf({ account, pair }: Pick<SeenPosition, 'account' | 'pair'>): string {
  return `${account} ${pair}`.toLowerCase();
}
