import type { Hex } from 'viem';

/** What the code of an account begins with that still signs for itself (EIP-7702). */
const DELEGATION = '0xef0100';

/**
 * Whether an account is a contract, such as one that several people sign for.
 *
 * @param code - The account's code; absent or `0x` when it has none.
 */
export function isContractCode(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.toLowerCase().startsWith(DELEGATION);
}
