import type { Amount } from '@/lib/base/amounts/amount';
import { AppError } from '@/lib/base/errors/appError';
import { isSameToken, sortsBefore, type Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Reserves } from './constantProduct';

/** Two different tokens that may form a pair, in the pair's canonical order. */
export type TokenPair = readonly [Token, Token];

/**
 * The reserves of two tokens in their pool, at one block.
 *
 * `token0` sorts before `token1`, as in the contract. The reserves are in smallest units and may be
 * zero. The pair's contract is also the contract of its liquidity token.
 */
export type Pair = {
  readonly liquidityToken: Token;
  readonly token0: Token;
  readonly token1: Token;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
};

/** The pair with two amounts of different tokens of one chain, in either order. */
export function pairOf(a: Amount<Token>, b: Amount<Token>): Pair {
  const [amount0, amount1] = sortsBefore(a.currency, b.currency) ? [a, b] : [b, a];
  return {
    liquidityToken: liquidityToken(a.currency, b.currency),
    token0: amount0.currency,
    token1: amount1.currency,
    reserve0: amount0.raw,
    reserve1: amount1.raw,
  };
}

/** The liquidity token of the pool of two tokens, whether or not the pool exists. */
export function liquidityToken(a: Token, b: Token): Token {
  return {
    type: 'token',
    chainId: a.chainId,
    address: pairAddress(a, b),
    decimals: 18,
    symbol: 'PGL',
    name: 'Pangolin Liquidity',
  };
}

/**
 * The reserves for a swap that sells `input`.
 *
 * @throws {TokenNotInPairError} when the pair does not hold the token.
 */
export function reservesFrom(pair: Pair, input: Token): Reserves {
  if (isSameToken(input, pair.token0))
    return { reserveIn: pair.reserve0, reserveOut: pair.reserve1 };
  if (isSameToken(input, pair.token1))
    return { reserveIn: pair.reserve1, reserveOut: pair.reserve0 };
  throw new TokenNotInPairError(pair, input);
}

/**
 * The other token of the pair.
 *
 * @throws {TokenNotInPairError} when the pair does not hold the token.
 */
export function otherToken(pair: Pair, token: Token): Token {
  if (isSameToken(token, pair.token0)) return pair.token1;
  if (isSameToken(token, pair.token1)) return pair.token0;
  throw new TokenNotInPairError(pair, token);
}

/** A pair does not contain the given token. */
export class TokenNotInPairError extends AppError {
  constructor(pair: Pair, token: Token) {
    super(`Pair ${pair.liquidityToken.address} does not hold ${token.address}`, {
      code: 'errors.unexpected',
    });
  }
}
