import fc from 'fast-check';
import { getAddress, zeroAddress } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';

/** The time at which everything is signed, in seconds. */
export const NOW = 1_700_000_000n;

// Addresses and signatures are from the specification, not from the app's own tables.
/** The exchange's router on each chain. */
export const ROUTER = {
  43114: '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106',
  43113: '0x688d21b0B8Dc35971AF58cFF1F7Bf65639937860',
} as const;
/** The exchange's factory on Avalanche. */
export const FACTORY = '0xefa94DE7a4656D787667C749f7E1223D71E9FD88';
/** WAVAX on each chain. */
export const WAVAX = {
  43114: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
  43113: '0xd00ae08403B9bbb9124bB305C09058E32C39A48c',
} as const;
/** Any address but zero. */
export const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))
  .filter((drawn) => drawn !== zeroAddress);
/** Any amount above zero. */
export const amount = fc.bigInt({ min: 1n, max: 2n ** 200n });
/** Either chain. */
export const chainId = fc.constantFrom<ChainId[]>(43114, 43113);
