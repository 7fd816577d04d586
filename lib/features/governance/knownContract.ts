import { type Address, isAddressEqual } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { catalogueToken } from '@/lib/base/tokens/catalogueToken';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

const NAMES = [
  'communityTreasury',
  'timelock',
  'governor',
  'miniChef',
  'airdrop',
  'router',
  'factory',
] as const;

/** A contract that this site knows: of the exchange, or a token of the catalogue by its symbol. */
type KnownContract =
  | { readonly type: 'exchange'; readonly name: (typeof NAMES)[number] }
  | { readonly type: 'token'; readonly symbol: string };

/** Which contract an address is; undefined for one that this site does not know. */
export function knownContract(address: Address): KnownContract | undefined {
  const own = EXCHANGE_ADDRESSES[AVALANCHE];
  const name = NAMES.find((each) => isAddressEqual(own[each], address));
  if (name) return { type: 'exchange', name };
  const token = catalogueToken(AVALANCHE, address);
  return token && { type: 'token', symbol: token.symbol };
}
