import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/addresses';
import { CHAIN_IDS } from '@/lib/networks/network';
import type { Trade } from '@/lib/trade/trade';

/**
 * Whether what is sent to an address would be lost: the zero address, a factory or router of the
 * exchange on any chain, a token on the trade's path or one of its pairs.
 */
export function isExcludedRecipient(address: Address, trade: Trade | undefined): boolean {
  const contracts = CHAIN_IDS.flatMap((id) => [
    EXCHANGE_ADDRESSES[id].factory,
    EXCHANGE_ADDRESSES[id].router,
  ]);
  const ofTrade = trade
    ? [...trade.path, ...trade.pairs.map(({ liquidityToken }) => liquidityToken)]
    : [];
  return [zeroAddress, ...contracts, ...ofTrade.map((token) => token.address)].some((excluded) =>
    isAddressEqual(excluded, address),
  );
}
