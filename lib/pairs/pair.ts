import { type Amount, amountOf } from '@/lib/amounts/amount';
import { AppError } from '@/lib/errors/appError';
import { isSameToken, sortsBefore, type Token } from '@/lib/tokens/token';
import { inputFor, outputFor, type Reserves } from './constantProduct';
import { pairAddress } from './pairAddress';

/**
 * The pool of two tokens, at one block.
 *
 * `token0` sorts before `token1`, as in the contract; the reserves count smallest units and may be
 * zero. The contract of the pair is the contract of its liquidity token.
 */
export type Pair = {
  readonly liquidityToken: Token;
  readonly token0: Token;
  readonly token1: Token;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
};

/** The pair that holds two amounts of different tokens of one chain, in either order. */
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

/** The token that stands for shares of the pool of two tokens, whether or not the pool exists. */
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
 * The reserves as a swap that sells `input` sees them.
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
 * The token that a pair gives for `token`.
 *
 * @throws {TokenNotInPairError} when the pair does not hold the token.
 */
export function otherToken(pair: Pair, token: Token): Token {
  if (isSameToken(token, pair.token0)) return pair.token1;
  if (isSameToken(token, pair.token1)) return pair.token0;
  throw new TokenNotInPairError(pair, token);
}

/**
 * The output of selling `input` into a pair, after its fee of 0.3 percent, rounded down as the
 * contract does.
 *
 * @param input - Above zero.
 * @throws {InsufficientReservesError} when a reserve is empty.
 * @throws {InsufficientInputError} when the output rounds to zero.
 * @throws {TokenNotInPairError} when the pair does not hold the token.
 */
export function amountOut(pair: Pair, input: Amount<Token>): Amount<Token> {
  const reserves = reservesFrom(pair, input.currency);
  if (isEmpty(reserves)) throw new InsufficientReservesError();
  const output = outputFor(input.raw, reserves);
  if (output === 0n) throw new InsufficientInputError();
  return amountOf(otherToken(pair, input.currency), output);
}

/**
 * The input that buys exactly `output` from a pair, its fee of 0.3 percent included, rounded up as
 * the contract does.
 *
 * @param output - Above zero.
 * @throws {InsufficientReservesError} when the pair does not hold more than the output.
 * @throws {TokenNotInPairError} when the pair does not hold the token.
 */
export function amountIn(pair: Pair, output: Amount<Token>): Amount<Token> {
  const inputToken = otherToken(pair, output.currency);
  const reserves = reservesFrom(pair, inputToken);
  const input = isEmpty(reserves) ? undefined : inputFor(output.raw, reserves);
  if (input === undefined) throw new InsufficientReservesError();
  return amountOf(inputToken, input);
}

function isEmpty({ reserveIn, reserveOut }: Reserves): boolean {
  return reserveIn === 0n || reserveOut === 0n;
}

/** A pair holds too little for a trade. */
export class InsufficientReservesError extends AppError {
  constructor() {
    super('Insufficient reserves', { code: 'errors.insufficientReserves' });
  }
}

/** An input is too small to buy anything. */
export class InsufficientInputError extends AppError {
  constructor() {
    super('Insufficient input amount', { code: 'errors.insufficientInput' });
  }
}

/** A pair was asked about a token that it does not hold. */
export class TokenNotInPairError extends AppError {
  constructor(pair: Pair, token: Token) {
    super(`Pair ${pair.liquidityToken.address} does not hold ${token.address}`, {
      code: 'errors.unexpected',
    });
  }
}
