import { type Address, isAddress } from 'viem';
import { AppError } from '@/lib/base/errors/appError';

/** How many characters a shortened address shows at each end, after the 0x. */
const CHARACTERS_AT_EACH_END = 4;

/**
 * Shortens an address for places where it does not fit in full.
 *
 * @throws {InvalidAddressError} for anything but 0x and 40 hexadecimal digits.
 * @example
 * formatAddress('0x60781C2586D68229fde47564546784ab3fACA982') // '0x6078…A982'
 */
export function formatAddress(address: Address): string {
  if (!isAddress(address, { strict: false })) throw new InvalidAddressError(address);
  const start = address.slice(0, '0x'.length + CHARACTERS_AT_EACH_END);
  return `${start}…${address.slice(-CHARACTERS_AT_EACH_END)}`;
}

/** The text to show is not an address. */
class InvalidAddressError extends AppError {
  constructor(text: string) {
    super(`Invalid address: ${text}`, { code: 'errors.unexpected' });
  }
}
