import { type Address, getAddress } from 'viem';
import * as z from 'zod/mini';
import { type ChainId, perChain } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { tokenSchema } from '@/lib/base/tokens/tokenSchema';

/** The tokens that a user has added on this device, per chain and checksummed address. */
export type SavedTokens = Readonly<Record<ChainId, Readonly<Record<Address, Token>>>>;

/** No added tokens. */
export const NO_SAVED_TOKENS: SavedTokens = perChain(() => ({}));

/**
 * The stored form. An entry that is not a valid token of its chain is dropped, and the others stay.
 */
export const savedTokensSchema: z.ZodMiniType<SavedTokens> = z.catch(
  z.object(perChain(tokensOf)),
  NO_SAVED_TOKENS,
);

/** Adds a token, in place of any token with the same address. */
export function withToken(tokens: SavedTokens, token: Token): SavedTokens {
  const added = withoutListData(token);
  return {
    ...tokens,
    [added.chainId]: { ...tokens[added.chainId], [added.address]: added },
  };
}

/** Removes a token. */
export function withoutToken(tokens: SavedTokens, { chainId, address }: Token): SavedTokens {
  const { [getAddress(address)]: _forgotten, ...others } = tokens[chainId];
  return { ...tokens, [chainId]: others };
}

/**
 * A token in its saved form: with a checksummed address, and without anything from a token list.
 */
export function withoutListData({ type, chainId, address, decimals, symbol, name }: Token): Token {
  return { type, chainId, address: getAddress(address), decimals, symbol, name };
}

function tokensOf(chainId: ChainId) {
  return savedMapSchema((entry) => {
    const { data } = z.safeParse(tokenSchema, entry);
    if (data?.chainId !== chainId) return undefined;
    const token = withoutListData(data);
    return [token.address, token] as const;
  });
}

/**
 * The stored form of a map: `read` computes each entry's key and value again. An entry that it
 * cannot read is dropped and the others stay. Anything that is not a map becomes empty.
 */
export function savedMapSchema<Value>(
  read: (entry: unknown) => readonly [string, Value] | undefined,
) {
  return z.pipe(
    z.unknown(),
    z.transform((stored): Readonly<Record<string, Value>> => {
      const entries: readonly unknown[] = Object.values(stored ?? {});
      return Object.fromEntries(entries.map(read).filter((entry) => entry !== undefined));
    }),
  );
}
