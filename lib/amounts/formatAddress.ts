import type { Address } from 'viem';

/** How many characters a shortened address shows at each end, after the 0x. */
const CHARACTERS_AT_EACH_END = 4;

/**
 * Shortens an address for places where it does not fit in full.
 *
 * @example
 * formatAddress('0x60781C2586D68229fde47564546784ab3fACA982') // '0x6078…A982'
 */
export function formatAddress(address: Address): string {
  const start = address.slice(0, '0x'.length + CHARACTERS_AT_EACH_END);
  return `${start}…${address.slice(-CHARACTERS_AT_EACH_END)}`;
}
