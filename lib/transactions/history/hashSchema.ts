import { type Hash, isHash } from 'viem';
import * as z from 'zod/mini';

/** The stored form of a 32-byte hash. */
export const hashSchema = z.custom<Hash>((stored) => typeof stored === 'string' && isHash(stored));
