import { type Address, isAddress } from 'viem';
import { AppError } from '@/lib/base/errors/appError';

/** How many characters a shortened address shows at each end, after the 0x. */
const CHARACTERS_AT_EACH_END = 4;

/** How many it shows where there is more room. */
const MORE_CHARACTERS = 6;

/**
 * Shortens an address for places where it does not fit in full.
 *
 * @throws {InvalidAddressError} for anything but 0x and 40 hexadecimal digits.
 * @example
 * formatAddress('0x60781C2586D68229fde47564546784ab3fACA982') // '0x6078…A982'
 */
export function formatAddress(address: Address): string {
  return shortened(address, CHARACTERS_AT_EACH_END);
}

/**
 * Shortens an address less than {@link formatAddress} does.
 *
 * @throws {InvalidAddressError} for anything but 0x and 40 hexadecimal digits.
 * @example
 * longAddress('0x60781C2586D68229fde47564546784ab3fACA982') // '0x60781C…ACA982'
 */
export function longAddress(address: Address): string {
  return shortened(address, MORE_CHARACTERS);
}

function shortened(address: Address, characters: number): string {
  if (!isAddress(address, { strict: false })) throw new InvalidAddressError(address);
  return `${address.slice(0, '0x'.length + characters)}…${address.slice(-characters)}`;
}

/** The text to show is not an address. */
class InvalidAddressError extends AppError {
  constructor(text: string) {
    super(`Invalid address: ${text}`, { code: 'errors.unexpected' });
  }
}
