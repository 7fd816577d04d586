import type { Hex } from 'viem';

/** The first bytes of the code of an account that still signs for itself (EIP-7702). */
const DELEGATION = '0xef0100';

/**
 * Whether an account is a contract, such as a multi-signature wallet.
 *
 * @param code - The account's code; undefined or `0x` when it has none.
 */
export function isContractCode(code: Hex | undefined): boolean {
  return code !== undefined && code !== '0x' && !code.toLowerCase().startsWith(DELEGATION);
}
