import * as z from 'zod/mini';
import { addressSchema } from '@/lib/base/json/hexSchemas';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { tokenName, tokenSymbol } from './nameAndSymbol';

/**
 * The stored form of a token: what is needed to name it and show its amounts. Its texts are made
 * safe to show again, because an earlier release may have had other rules.
 */
export const tokenSchema = z.object({
  type: z.literal('token'),
  chainId: z.literal(CHAIN_IDS),
  address: addressSchema,
  decimals: z.int().check(z.gte(0), z.lte(36)),
  symbol: z.pipe(z.string(), z.transform(tokenSymbol)),
  name: z.pipe(z.string(), z.transform(tokenName)),
});
