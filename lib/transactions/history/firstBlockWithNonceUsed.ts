import { type Address, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { maxBigint, minBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';

/** A nonce of an account. */
export type SentNonce = {
  readonly chainId: ChainId;
  readonly from: Address;
  readonly nonce: number;
};

/**
 * How far back the first batch looks, in blocks: close together if most endpoints have the
 * state, and at most about a day.
 */
const DISTANCES = [1n, 3n, 7n, 15n, 31n, 127n, 4095n, 65535n];

/** With the question for the chain, a batch stays within the limit of most endpoints. */
const MAX_PROBES = 8n;

/** The nonce is used in the block `used`, and not yet in the block `unused`. */
type Bounds = { readonly unused: bigint | undefined; readonly used: bigint };

const countSchema = z.string().check(z.regex(/^0x[0-9a-f]{1,13}$/i));

/**
 * The first block after which an account has used a nonce.
 *
 * @param known - A later block in which it is used.
 * @throws {StateNotKeptError} when the nonce was used before the oldest state that an endpoint
 * keeps.
 * @throws the failure of the last endpoint when none answers.
 */
export async function firstBlockWithNonceUsed(
  sent: SentNonce,
  known: bigint,
  ask: AskInOwnBatch,
): Promise<bigint> {
  const { signal } = new AbortController();
  let bounds: Bounds = { unused: known === 0n ? -1n : undefined, used: known };
  let probes = firstProbes(known);
  while (probes.length > 0) {
    const [asked, before] = [probes, bounds];
    const requests = asked.map((block) => ({
      method: 'eth_getTransactionCount',
      params: [sent.from, numberToHex(block)],
    }));
    const read = (responses: readonly PromiseSettledResult<unknown>[]) =>
      narrowed(before, sent.nonce, asked, responses);
    bounds = await ask(sent.chainId, requests, read, signal);
    probes = probesIn(bounds);
  }
  return bounds.used;
}

function firstProbes(known: bigint): readonly bigint[] {
  const inside = DISTANCES.filter((distance) => distance < known);
  const isAll = inside.length < DISTANCES.length && known > 0n;
  return [...inside.map((distance) => known - distance), ...(isAll ? [0n] : [])];
}

function probesIn({ unused, used }: Bounds): readonly bigint[] {
  const gap = used - (unused ?? used);
  const parts = gap <= MAX_PROBES ? gap : MAX_PROBES + 1n;
  return Array.from(
    { length: Math.max(0, Number(parts) - 1) },
    (_, index) => used - gap + (gap * BigInt(index + 1)) / parts,
  );
}

function narrowed(
  { unused: knownUnused, used: knownUsed }: Bounds,
  nonce: number,
  probes: readonly bigint[],
  responses: readonly PromiseSettledResult<unknown>[],
): Bounds {
  let [unused, used] = [knownUnused, knownUsed];
  let failure: unknown;
  for (const [index, block] of probes.entries()) {
    const response = responses[index];
    const count =
      response?.status === 'fulfilled' ? z.safeParse(countSchema, response.value).data : undefined;
    if (count === undefined) failure = response?.status === 'rejected' ? response.reason : response;
    else if (Number(count) > nonce) used = minBigint(block, used);
    else unused = maxBigint(block, unused ?? block);
  }
  if (used === 0n) unused = -1n;
  const isNarrower = unused !== knownUnused || used !== knownUsed;
  if (!isNarrower) throw failure;
  // The nonce was used before the blocks whose state this endpoint has.
  if (unused === undefined) throw new StateNotKeptError({ cause: failure });
  return { unused, used };
}

/** An endpoint does not have the state in which the nonce was not used yet. */
export class StateNotKeptError extends Error {
  override readonly name = 'StateNotKeptError';
  constructor(options: ErrorOptions) {
    super('The endpoint does not keep the state of older blocks.', options);
  }
}
