import type { Address } from 'viem';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { isDomainName } from '@/lib/chain/names/domainName';
import { type Exclusion, exclusionOf, type TokenPath } from './excludedRecipient';

/**
 * Why a text is not a recipient. `mistyped`: its capital letters are not those of an address.
 * `otherChain`: its prefix names another chain. `incomplete`: it begins like an address.
 * `notAnAddress`: it is not a name either.
 */
export type RecipientProblem =
  | Exclusion
  | 'mistyped'
  | 'otherChain'
  | 'incomplete'
  | 'notAnAddress';

/**
 * Why a recipient can't be used.
 *
 * @param address - The address that the text is or means; undefined when there is none.
 * @param path - The tokens that would be lost at their own contracts; undefined if none is known,
 * as on /send.
 * @returns undefined for a valid address, and for a name that has none: its lookup says why.
 */
export function recipientProblem(
  text: string,
  address: Address | undefined,
  path: TokenPath | undefined,
): RecipientProblem | undefined {
  if (address !== undefined) return exclusionOf(address, path);
  const { status } = pastedAddress(text);
  if (status === 'mistyped' || status === 'otherChain') return status;
  if (isDomainName(text)) return undefined;
  return /^0x/i.test(text) ? 'incomplete' : 'notAnAddress';
}
