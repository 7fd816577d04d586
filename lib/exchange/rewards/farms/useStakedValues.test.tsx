import { waitFor } from '@testing-library/react';
import { encodeAbiParameters, type Hex } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { usePositions } from '@/lib/exchange/pairs/usePositions';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { farmsOf } from './farmCatalogue';
import { useLiquidityValue } from './useLiquidityValue';
import { useStakedPositions } from './useStakedPositions';
import { useStakedValues } from './useStakedValues';

const FACTORY = '0xefa94DE7a4656D787667C749f7E1223D71E9FD88';
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const AVAX = 10n ** 18n;
const LISTED = farmsOf(43114, 2).flatMap((farm) =>
  farm.name === 'WAVAX_PNG_V2' ? [{ farm }] : [],
);
const WAVAX = wrappedNative(43114);

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}

/** The reserves of a pair whose first token is the other one, or WAVAX. */
function reserves(a: bigint, b: bigint): Hex {
  return encodeAbiParameters(
    [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }],
    [a, b, 1],
  );
}

/**
 * What 3,000 of the 6,000 pool tokens of a farm are worth in whole dollars: in the list, on the
 * screen of the farm, and on the pool page as a deposit and in the wallet.
 */
function useAllValues() {
  const [listed] = LISTED;
  if (listed === undefined) throw new TypeError('There is no such farm.');
  const { valued } = useStakedValues(43114, LISTED);
  const onScreen = useLiquidityValue(listed.farm);
  const { positions } = useStakedPositions(43114, account);
  const [first] = valued;
  const held = usePositions();
  const values = [
    first?.usdOf(3_000n),
    onScreen(3_000n)?.usd,
    positions[0]?.totalUsd,
    held.status === 'ready' ? held.positions[0]?.totalUsd : undefined,
  ];
  return values.map((value) => value && value.numerator / value.denominator);
}

async function page(feeTo: bigint, reserve = 6_000n) {
  const pool = pairAddress(WAVAX, tokenOf('PNG'));
  const priced = pairAddress(WAVAX, tokenOf('USDC.e'));
  const [older] = farmsOf(43114, 1).filter(({ name }) => name === 'WAVAX_PNG_V1');
  if (older === undefined) throw new TypeError('There is no such farm.');
  return connectedPage(useAllValues, {
    account,
    contracts: [
      [older.contract, 'balanceOf(address)', 3_000n],
      [FACTORY, 'feeTo()', feeTo],
      // Grown from 4,000 to 6,000 since the last removal.
      [pool, 'getReserves()', reserves(reserve * AVAX, reserve * AVAX)],
      [pool, 'totalSupply()', 6_000n],
      [pool, 'balanceOf(address)', 3_000n],
      [pool, 'kLast()', 4_000n * AVAX * 4_000n * AVAX],
      // An AVAX is 20 dollars.
      [priced, 'getReserves()', reserves(200_000n * 10n ** 6n, 10_000n * AVAX)],
    ],
  });
}

test('FRM-12 LIQ-02 LIQ-29 with the protocol fee on, pool tokens are worth what their removal pays, in the list, on the screen of their farm and on the pool page, staked or not', async () => {
  const { result } = await page(1n);
  // A sixth of the growth belongs to the protocol: 6,000 x 2,000 / 34,000 pool tokens.
  const usd = (2n * 20n * 6_000n * 3_000n) / 6_352n;
  await waitFor(() => expect(result.current).toEqual([usd, usd, usd, usd]));
});

test('FRM-12 LIQ-02 LIQ-29 with the protocol fee off, pool tokens are worth their part of the supply everywhere', async () => {
  const { result } = await page(0n);
  await waitFor(() => expect(result.current).toEqual(Array(4).fill(120_000n)));
});

test('FRM-12 LIQ-02 in a pool that is too shallow for a price of PNG, pool tokens have the same value everywhere, staked or not', async () => {
  const { result } = await page(0n, 100n);
  await waitFor(() => expect(result.current).toEqual(Array(4).fill(2_000n)));
});
