import { createHash } from 'node:crypto';
import { getAddress } from 'viem';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { valuingTokens } from '@/lib/exchange/pairs/liquidityUsd';
import { FARMS, farmsOf } from './farmCatalogue';

/**
 * The SHA-256 of the published farms, whose pool tokens were computed apart from this code: a line
 * for each farm with its name, version, multiplier, tokens, contract and pool token, sorted.
 */
const PUBLISHED = 'eda6155ea15018c7ab5db490c9524b3083ee1c18a45f6db5558937f05b6eb121';

const multipliers = (version: 0 | 1 | 2) =>
  farmsOf(43114, version).map(({ multiplier }) => multiplier);

test('FRM-01 the farms are the published ones: tokens, contract, version, multiplier and pool token', () => {
  const lines = FARMS.map(({ name, version, multiplier, tokens, contract }) =>
    [
      name,
      version,
      multiplier,
      ...tokens.map(({ address }) => getAddress(address)),
      getAddress(contract),
      getAddress(pairAddress(...tokens)),
    ].join(' '),
  );
  const text = `${lines.toSorted().join('\n')}\n`;
  expect(createHash('sha256').update(text).digest('hex')).toBe(PUBLISHED);
});

test('FRM-01 there are 19, 120 and 37 farms in versions 0, 1 and 2, and none on Fuji', () => {
  const versions = [0, 1, 2] as const;
  expect(versions.map((version) => farmsOf(43114, version).length)).toEqual([19, 120, 37]);
  expect(versions.flatMap((version) => farmsOf(43113, version))).toEqual([]);
});

test('FRM-02 multipliers are 0 in version 0, 0 to 12 in version 1, 2 to 30 in version 2', () => {
  expect(new Set(multipliers(0))).toEqual(new Set([0]));
  expect([Math.min(...multipliers(1)), Math.max(...multipliers(1))]).toEqual([0, 12]);
  expect([Math.min(...multipliers(2)), Math.max(...multipliers(2))]).toEqual([2, 30]);
  const of = (wanted: string) => FARMS.find(({ name }) => name === wanted)?.multiplier;
  expect(['WAVAX_PNG_V2', 'PNG_USDCe_V2', 'USDTe_USDCe_V2'].map(of)).toEqual([30, 30, 20]);
});

test('FRM-12 every farm has AVAX, PNG or a dollar token, by which its pool tokens are valued', () => {
  const pairs = FARMS.map(({ tokens }) => tokens);
  expect(valuingTokens(43114, pairs)).toEqual(valuingTokens(43114, []));
});
