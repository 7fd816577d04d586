import { type Address, getAddress, isAddress } from 'viem';
import { AppError } from '@/lib/errors/appError';

/**
 * The address that a text writes out: 0x plus 40 hexadecimal characters, in any case.
 *
 * A mixed case is not held to its checksum; nothing around the address is trimmed.
 *
 * @returns The address with its checksum.
 * @throws {InvalidAddressError} for any other text.
 * @example
 * parseAddress('0x60781c2586d68229fde47564546784ab3faca982')
 * // '0x60781C2586D68229fde47564546784ab3fACA982'
 */
export function parseAddress(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new InvalidAddressError(text);
  return getAddress(text);
}

/** A text that should name an account or a contract is no address. */
export class InvalidAddressError extends AppError {
  constructor(text: string) {
    super(`Invalid address: ${text}`, {
      code: 'errors.invalidAddress',
      values: { address: text },
    });
  }
}
