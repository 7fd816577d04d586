import { maxUint256 } from 'viem';

/** Some tokens keep their allowances in 96 bits; the largest is unlimited to them. */
const MAX_UINT96 = 2n ** 96n - 1n;

/** What was taken of an unlimited allowance since may be missing. */
const LEAST_UNLIMITED = maxUint256 / 2n;

/** Whether an allowance was given without a limit; in the token's smallest unit. */
export function isUnlimited(allowance: bigint): boolean {
  return allowance >= LEAST_UNLIMITED || allowance === MAX_UINT96;
}
