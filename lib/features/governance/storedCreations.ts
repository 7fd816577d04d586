import { createStore, get, set } from 'idb-keyval';
import { type Hex, isHex } from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import { AVALANCHE } from '@/lib/base/networks/network';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { Creation } from './creationLog';
import type { Proposal } from './proposal';

const record = z.object({
  description: z.string(),
  calls: z.array(
    z.object({
      target: addressSchema,
      value: z.custom<bigint>((stored) => typeof stored === 'bigint'),
      signature: z.string(),
      calldata: z.custom<Hex>((stored) => isHex(stored)),
    }),
  ),
  transactionHash: hashSchema,
});

let opened: ReturnType<typeof createStore> | undefined;

function database() {
  opened ??= createStore('pangolin.proposals', 'creations');
  return opened;
}

/** What this device keeps of a proposal's creation; undefined if it keeps nothing readable. */
export async function storedCreation(
  proposal: Pick<Proposal, 'id' | 'startTime'>,
): Promise<Creation | undefined> {
  try {
    return z.safeParse(record, await get(keyOf(proposal), database())).data;
  } catch {
    return undefined;
  }
}

/** Keeps a creation, which never changes. If there is no room it is searched for again. */
export async function storeCreation(
  proposal: Pick<Proposal, 'id' | 'startTime'>,
  creation: Creation,
): Promise<void> {
  try {
    await set(keyOf(proposal), creation, database());
  } catch {
    // It is kept only to save a search.
  }
}

/** The time distinguishes a proposal from one with the same id on another local chain. */
function keyOf({ id, startTime }: Pick<Proposal, 'id' | 'startTime'>): string {
  return [EXCHANGE_ADDRESSES[AVALANCHE].governor, id, startTime].join(' ');
}
