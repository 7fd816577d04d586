import * as z from 'zod/mini';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { storedBigint } from '@/lib/base/storage/persisted';
import { tokenSchema } from '@/lib/base/tokens/tokenSchema';

const nativeSchema = z.object({
  type: z.literal('native'),
  chainId: z.literal(CHAIN_IDS),
  decimals: z.literal(18),
  symbol: z.literal('AVAX'),
  name: z.literal('Avalanche'),
});

/** The stored form of a currency. */
export const currencySchema = z.discriminatedUnion('type', [nativeSchema, tokenSchema]);

/** The stored form of an amount. */
export const amountSchema = z.object({
  currency: currencySchema,
  raw: storedBigint,
});
