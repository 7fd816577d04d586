import { isAddress } from 'viem';
import * as z from 'zod/mini';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { isNativeAddress } from '@/lib/base/tokens/nativeAddress';
import { MAX_TOKEN_DECIMALS } from '@/lib/base/tokens/token';
import { linkSchema } from './listSchema';
import type { TokenFault } from './tokenFault';

const MAX_NAME_CHARACTERS = 60;
const MAX_SYMBOL_CHARACTERS = 20;

const fault = (error: TokenFault) => ({ error });

const upTo = (max: number) => (text: string) => [...text].length <= max;

/** A token of this app's chains. Each message of an error is a {@link TokenFault}. */
export const listedTokenSchema = z.object({
  chainId: z.literal(CHAIN_IDS, fault('entry')),
  address: z.custom<`0x${string}`>(
    (written) =>
      typeof written === 'string' &&
      isAddress(written, { strict: false }) &&
      !isNativeAddress(written),
    fault('address'),
  ),
  decimals: z
    .int(fault('decimals'))
    .check(z.gte(0, fault('decimals')), z.lte(MAX_TOKEN_DECIMALS, fault('decimals'))),
  symbol: z
    .string(fault('symbolMissing'))
    .check(
      z.refine(upTo(MAX_SYMBOL_CHARACTERS), fault('symbolLong')),
      z.regex(/^\S*$/, fault('symbolSpace')),
    ),
  name: z
    .string(fault('nameMissing'))
    .check(
      z.refine(upTo(MAX_NAME_CHARACTERS), fault('nameLong')),
      z.regex(/^[ \S]*$/, fault('nameBreak')),
    ),
  logoURI: linkSchema,
  tags: z.catch(z.array(z.unknown()), []),
});

/** A token as written in a list's document. */
export type RawListedToken = z.infer<typeof listedTokenSchema>;
