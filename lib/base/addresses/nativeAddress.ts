/** The zero address, and 0xEeee…EEeE. */
const NATIVE_ADDRESS = /^0x(0{40}|e{40})$/i;

/**
 * Whether an address is one of those that other apps and lists use for the native coin. Neither is
 * a token, and nobody owns either.
 */
export function isNativeAddress(address: string): boolean {
  return NATIVE_ADDRESS.test(address);
}
