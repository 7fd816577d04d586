import type { Address } from 'viem';
import { AVALANCHE, CHAIN_IDS } from '@/lib/base/networks/network';
import { EXCHANGE_ADDRESSES } from './addresses';
import { MULTICALL3_ADDRESS } from './multicall3Address';

const { miniChef, governor, timelock, communityTreasury, airdrop, migrationRouter } =
  EXCHANGE_ADDRESSES[AVALANCHE];

/** The other contracts of the exchange on Avalanche. This site does not call those without a name. */
const OTHERS: readonly Address[] = [
  ...[miniChef, governor, timelock, communityTreasury, airdrop, migrationRouter],
  // Treasury vester, vote calculator, liquidity pool manager.
  '0x6747AC215dAFfeE03a42F49FebB6ab448E12acEe',
  '0xAE9D046c27A824dE4B5BABEA75D0754132664d9F',
  '0x05191198A2047c1Ad440161123B29e839B219476',
  // The older chef, the older multicall.
  '0xA73B1887054F424F967A3644aC72826A989826DB',
  '0x0FB54156B496b5a040b51A71817aED9e2927912E',
];

/** The exchange's contracts that keep what is sent to them, on all chains, except its tokens. */
export const EXCHANGE_CONTRACTS: readonly Address[] = [
  MULTICALL3_ADDRESS,
  ...CHAIN_IDS.flatMap((id) => [EXCHANGE_ADDRESSES[id].factory, EXCHANGE_ADDRESSES[id].router]),
  ...OTHERS,
];
