import { type Hex, toFunctionSelector } from 'viem';

/**
 * The code of a contract that answers one function with the number 1, returns nothing for any
 * other, and keeps the AVAX that it is sent.
 *
 * @param signature - Such as `token0()`.
 */
export function answeringCode(signature: string): Hex {
  const selector = toFunctionSelector(signature).slice(2);
  // If the first four bytes of the data are the selector, jump over the end to the answer.
  return `0x60003560e01c63${selector}1460105700${'5b600160005260206000f3'}`;
}

/** The code of a contract that pays 2.2 million gas for whatever it is sent: a megabyte of memory. */
export const COSTLY_CODE: Hex = '0x62100000515000';
