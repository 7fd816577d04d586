import type { Address } from 'viem';
import { CHAIN_IDS } from '@/lib/networks/network';
import { EXCHANGE_ADDRESSES, MULTICALL3_ADDRESS } from './addresses';

/** Contracts of the exchange on Avalanche that this site does not call, or not yet. */
const OTHERS: readonly Address[] = [
  // Governor, timelock, community treasury, treasury vester, vote calculator.
  '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1',
  '0xEB5c91bE6Dbfd30cf616127C2EA823C64e4b1ff8',
  '0x650f5865541f6D68BdDFE977dB933C293EA72358',
  '0x6747AC215dAFfeE03a42F49FebB6ab448E12acEe',
  '0xAE9D046c27A824dE4B5BABEA75D0754132664d9F',
  // Liquidity pool manager, airdrop, both chefs, migration router, the older multicall.
  '0x05191198A2047c1Ad440161123B29e839B219476',
  '0x0C58C2041da4CfCcF5818Bbe3b66DBC23B3902d9',
  '0x1f806f7C8dED893fd3caE279191ad7Aa3798E928',
  '0xA73B1887054F424F967A3644aC72826A989826DB',
  '0x4b23Aa72A1214d0E4fd3f2c8Da7C6ba660F7483C',
  '0x0FB54156B496b5a040b51A71817aED9e2927912E',
];

/** The exchange's contracts that keep what is sent to them, on all chains, except its tokens. */
export const EXCHANGE_CONTRACTS: readonly Address[] = [
  MULTICALL3_ADDRESS,
  ...CHAIN_IDS.flatMap((id) => [EXCHANGE_ADDRESSES[id].factory, EXCHANGE_ADDRESSES[id].router]),
  ...OTHERS,
];
