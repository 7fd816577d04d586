import * as z from 'zod/mini';
import type { Token } from '@/lib/base/tokens/token';
import { tokenSchema } from '@/lib/base/tokens/tokenSchema';
import type { BackedPair } from './backup';
import { plainToken } from './plainTexts';

const pairSchema = z.object({ token0: tokenSchema, token1: tokenSchema });

/** A stored token, its texts safe to show; undefined for anything else. */
export function readToken(stored: unknown): Token | undefined {
  const { data } = z.safeParse(tokenSchema, stored);
  return data && plainToken(data);
}

/** Two stored tokens of one chain, their texts safe to show; undefined for anything else. */
export function readPair(stored: unknown): BackedPair | undefined {
  const { data } = z.safeParse(pairSchema, stored);
  if (data === undefined || data.token0.chainId !== data.token1.chainId) return undefined;
  return { token0: plainToken(data.token0), token1: plainToken(data.token1) };
}
