import { type Address, type Hex, isAddress, isAddressEqual, isHex } from 'viem';

/** Whether a decoded argument is the one that was reviewed. */
export type ArgumentCheck = (argument: unknown) => boolean;

/** Allows exactly one value. */
export function isEqualTo(expected: bigint | number | boolean): ArgumentCheck {
  return (argument) => argument === expected;
}

/** Allows exactly one address. */
export function isSameAddress(expected: Address): ArgumentCheck {
  return (address) =>
    typeof address === 'string' && isAddress(address) && isAddressEqual(address, expected);
}

/** Allows exactly one word of bytes, in any case of its digits. */
export function isSameWord(expected: Hex): ArgumentCheck {
  return (word) => isHex(word) && word.toLowerCase() === expected.toLowerCase();
}

/** Allows exactly one list of numbers. */
export function isSameList(expected: readonly bigint[]): ArgumentCheck {
  return (list) =>
    Array.isArray(list) &&
    list.length === expected.length &&
    expected.every((value, index) => value === list[index]);
}

/** Allows exactly one list of addresses. */
export function isSamePath(expected: readonly Address[]): ArgumentCheck {
  return (path) =>
    Array.isArray(path) &&
    path.length === expected.length &&
    expected.every((token, hop) => isSameAddress(token)(path[hop]));
}
