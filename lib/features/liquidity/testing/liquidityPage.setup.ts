import { type Address, encodeAbiParameters, type Hex } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';

const ACCOUNT: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FACTORY = '0xefa94DE7a4656D787667C749f7E1223D71E9FD88';
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';

const WAVAX: Token = wrappedNative(43114);
/** A token of 6 decimals. */
export const USDC: Token = usdc();
/** The liquidity token of WAVAX and USDC.e. */
export const PGL = liquidityToken(WAVAX, USDC);

function usdc(): Token {
  const token = CATALOGUE[43114].find(({ symbol }) => symbol === 'USDC.e');
  if (token === undefined) throw new TypeError('There is no USDC.e');
  return token;
}

type Pool = {
  /** The reserves of WAVAX and USDC.e. Without them the pair does not exist. */
  readonly reserves?: readonly [bigint, bigint];
  readonly supply?: bigint;
  /** The account's liquidity in the pool. */
  readonly held?: bigint;
  /** What the contract of USDC.e says its decimals are; 6 by default; null for a revert. */
  readonly decimals?: bigint | null;
};

/**
 * Renders a hook for an account with 100 AVAX and 1,000 USDC.e, and a pool with AVAX at 20 dollars.
 */
export function liquidityPage<Result>(
  useHook: () => Result,
  { reserves, supply = 0n, held = 0n, decimals = 6n }: Pool,
) {
  const pool: [Address, string, bigint | Hex][] = reserves
    ? [
        [PGL.address, 'getReserves()', encodedReserves(...reserves)],
        [PGL.address, 'totalSupply()', supply],
        [PGL.address, 'balanceOf(address)', held],
        [PGL.address, 'allowance(address,address)', 0n],
        [PGL.address, 'nonces(address)', 0n],
      ]
    : [];
  return connectedPage(useHook, {
    account: ACCOUNT,
    contracts: [
      [FACTORY, 'feeTo()', 0n],
      [MULTICALL, 'getEthBalance(address)', 100n * 10n ** 18n],
      [USDC.address, 'balanceOf(address)', 1_000n * 10n ** 6n],
      [WAVAX.address, 'balanceOf(address)', 50n * 10n ** 18n],
      ...(decimals === null ? [] : [[USDC.address, 'decimals()', decimals] as const]),
      ...pool,
    ],
  });
}

/** What the pair answers. It is sorted by address: USDC.e comes first. */
export function encodedReserves(wavax: bigint, usdc: bigint): Hex {
  const types = [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }] as const;
  return encodeAbiParameters(types, [usdc, wavax, 1]);
}
