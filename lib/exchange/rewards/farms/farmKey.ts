import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Farm } from './farmCatalogue';

/** A text that no other farm has: all farms of version 2 are in one contract. */
export function farmKey({ contract, tokens }: Pick<Farm, 'contract' | 'tokens'>): string {
  return `${contract} ${pairAddress(...tokens)}`;
}
