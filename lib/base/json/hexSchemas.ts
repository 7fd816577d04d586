import { type Address, type Hash, isAddress, isHash } from 'viem';
import * as z from 'zod/mini';

/** The JSON form of an address, in any case. */
export const addressSchema = z.custom<Address>(
  (stored) => typeof stored === 'string' && isAddress(stored, { strict: false }),
);

/** The JSON form of a 32-byte hash. */
export const hashSchema = z.custom<Hash>((stored) => typeof stored === 'string' && isHash(stored));
