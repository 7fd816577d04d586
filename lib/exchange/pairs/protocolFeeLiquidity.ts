import { squareRoot } from './squareRoot';

/** The protocol gets one sixth of the growth; the providers get these parts. */
const PROVIDERS_PARTS = 5n;

type Growth = {
  readonly totalSupply: bigint;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  /**
   * The product of the reserves after the latest addition or removal; zero while the fee is off.
   */
  readonly kLast: bigint;
};

/**
 * The liquidity that a pair mints to the protocol before the next addition or removal: a sixth of
 * the growth of the square root of the reserves' product since the last one, rounded down like the
 * pair contract.
 *
 * @param growth.kLast - Zero when the factory has no fee recipient.
 */
export function protocolFeeLiquidity({ totalSupply, reserve0, reserve1, kLast }: Growth): bigint {
  if (kLast === 0n) return 0n;
  const root = squareRoot(reserve0 * reserve1);
  const rootLast = squareRoot(kLast);
  if (root <= rootLast) return 0n;
  return (totalSupply * (root - rootLast)) / (root * PROVIDERS_PARTS + rootLast);
}
