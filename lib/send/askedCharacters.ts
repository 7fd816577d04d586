import type { Address } from 'viem';

/** How many characters are typed. The ends of look-alikes are equal, so that many always follow. */
const COUNT = 4;

/** Some neighbouring characters of an address. */
export type AskedCharacters = {
  /** Where the first and the last one stand, counted from 1 after `0x`. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
};

/** The characters to type of an address that looks like another one, from the first that differs. */
export function askedCharacters(address: Address, other: Address): AskedCharacters {
  const [digits, others] = [address.slice(2), other.slice(2).toLowerCase()];
  const start = [...digits.toLowerCase()].findIndex((digit, index) => digit !== others[index]);
  return { first: start + 1, last: start + COUNT, text: digits.slice(start, start + COUNT) };
}

/** Whether a text says these characters, in whatever case, with whatever space around them. */
export function saysCharacters(typed: string, { text }: AskedCharacters): boolean {
  return typed.trim().toLowerCase() === text.toLowerCase();
}
