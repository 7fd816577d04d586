import { type Address, getAddress, isAddress } from 'viem';
import { isNativeAddress } from './nativeAddress';

/** What a pasted text is. `mistyped`: its capital letters are not those of the address. */
export type PastedAddress =
  | { readonly status: 'address'; readonly address: Address }
  /** Its prefix names a chain that this app does not have, such as `eth`. */
  | { readonly status: 'otherChain'; readonly chain: string }
  | { readonly status: 'mistyped' | 'none' };

/** `0x…`, `avax:0x…` (ERC-3770), `eip155:43114:0x…` (CAIP-10) or `ethereum:0x…@43114` (EIP-681). */
const FORMS = /^(?:([a-z][-\w]*(?::\d+)?):)?(?:pay-)?0x([0-9a-f]{40})(?:@(\d+))?$/i;

/** The chains of this app in such texts. A payment link without a number is for any chain. */
const OWN_CHAINS = /^(avax|fuji|ethereum|(eip155:)?4311[34])$/i;

/** White space, and characters of direction and width, which are copied along unseen. */
const UNSEEN = /[\s\p{Cf}]/gu;

/**
 * Reads an address as people paste it: with unseen characters, `0X`, all capitals, or the prefix of
 * this app's chains. An address in one case has no checksum, and is taken without.
 */
export function pastedAddress(text: string): PastedAddress {
  const [form, prefix, digits = '', number] = FORMS.exec(text.replace(UNSEEN, '')) ?? [];
  if (form === undefined) return { status: 'none' };
  const chain = number ?? prefix;
  if (chain !== undefined && !OWN_CHAINS.test(chain)) return { status: 'otherChain', chain };
  const written = `0x${digits}`;
  // Capitals alone are not a checksum, and the addresses of the native coin are written in any
  // case.
  const hasChecksum = /[a-f]/.test(digits) && !isNativeAddress(written);
  const address = hasChecksum ? written : written.toLowerCase();
  return isAddress(address)
    ? { status: 'address', address: getAddress(address) }
    : { status: 'mistyped' };
}

/**
 * The text of a field for addresses and names: an address in its usual form, as it was typed if it
 * was in that form, and any other text without unseen characters.
 */
export function addressText(text: string): string {
  const bare = text.replace(UNSEEN, '');
  if (isAddress(bare)) return bare;
  const pasted = pastedAddress(bare);
  // Names have joiners, in emoji.
  return pasted.status === 'address' ? pasted.address : text.replace(/(?!\u200d)[\s\p{Cf}]/gu, '');
}
