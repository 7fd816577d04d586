import { type Address, type Hash, isAddress, isHash } from 'viem';
import * as z from 'zod/mini';
import { CHAIN_IDS } from '@/lib/networks/network';
import { storedBigint } from '@/lib/storage/persisted';

const nativeSchema = z.object({
  type: z.literal('native'),
  chainId: z.literal(CHAIN_IDS),
  decimals: z.literal(18),
  symbol: z.literal('AVAX'),
  name: z.literal('Avalanche'),
});

/** An address as it is stored, in any case of letters. */
export const addressSchema = z.custom<Address>(
  (stored) => typeof stored === 'string' && isAddress(stored, { strict: false }),
);

/** A 32-byte hash as it is stored. */
export const hashSchema = z.custom<Hash>((stored) => typeof stored === 'string' && isHash(stored));

/** A token as it is stored: what is needed to name it and its amounts. */
export const tokenSchema = z.object({
  type: z.literal('token'),
  chainId: z.literal(CHAIN_IDS),
  address: addressSchema,
  decimals: z.int().check(z.gte(0), z.lte(36)),
  symbol: z.string(),
  name: z.string(),
});

/** An amount as it is stored. */
export const amountSchema = z.object({
  currency: z.discriminatedUnion('type', [nativeSchema, tokenSchema]),
  raw: storedBigint,
});
