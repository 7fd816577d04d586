import { isNativeAddress } from '@/lib/base/addresses/nativeAddress';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { NATIVE_ID } from './currency';

/**
 * The id of the currency that a link names: AVAX in any case or as one of its usual addresses, or a
 * token's checksummed address. Any other text stays as it is and names no currency.
 */
export function linkedCurrencyId(text: string): string {
  if (text.toUpperCase() === NATIVE_ID) return NATIVE_ID;
  const pasted = pastedAddress(text);
  if (pasted.status !== 'address') return text;
  return isNativeAddress(pasted.address) ? NATIVE_ID : pasted.address;
}
