import type { Address, Hash } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { wrappedNative } from '@/lib/base/tokens/wrapped';

/** The exchange's own contracts on one chain. */
type ExchangeAddresses = {
  readonly factory: Address;
  readonly router: Address;
  readonly wavax: Address;
  readonly png: Address;
};

/** The contracts that Avalanche alone has. */
type OnAvalanche = {
  /** Where the pool tokens of all farms of version 2 are staked. */
  readonly miniChef: Address;
  /** GovernorAlpha: proposals and votes on them. */
  readonly governor: Address;
  /** Makes the calls of proposals that were accepted, and owns the community treasury. */
  readonly timelock: Address;
  readonly communityTreasury: Address;
  readonly airdrop: Address;
  /** Moves liquidity from pairs of tokens of the old bridge to pairs of the present one. */
  readonly migrationRouter: Address;
};

/** The addresses of the exchange's contracts. */
export const EXCHANGE_ADDRESSES: Readonly<Record<ChainId, ExchangeAddresses>> & {
  readonly 43114: OnAvalanche;
} = {
  43114: {
    factory: '0xefa94DE7a4656D787667C749f7E1223D71E9FD88',
    router: '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106',
    wavax: wrappedNative(43114).address,
    png: '0x60781C2586D68229fde47564546784ab3fACA982',
    miniChef: '0x1f806f7C8dED893fd3caE279191ad7Aa3798E928',
    governor: '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1',
    timelock: '0xEB5c91bE6Dbfd30cf616127C2EA823C64e4b1ff8',
    communityTreasury: '0x650f5865541f6D68BdDFE977dB933C293EA72358',
    airdrop: '0x0C58C2041da4CfCcF5818Bbe3b66DBC23B3902d9',
    migrationRouter: '0x4b23Aa72A1214d0E4fd3f2c8Da7C6ba660F7483C',
  },
  43113: {
    factory: '0x2a496ec9e9bE22e66C61d4Eb9d316beaEE31A77b',
    router: '0x688d21b0B8Dc35971AF58cFF1F7Bf65639937860',
    wavax: wrappedNative(43113).address,
    png: '0xAF5D473b3f8F96A5B21c6bbB97e09b491335acb9',
  },
};

/** keccak256 of the pair's creation code, which determines the address of every pair. */
export const PAIR_INIT_CODE_HASH: Hash =
  '0x40231f6b438bce0797c9ada29b718a87ea0a5cea3fe9a771abdd76bd41a3e545';
