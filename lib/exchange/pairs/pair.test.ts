import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { liquidityToken, otherToken, pairOf, reservesFrom, TokenNotInPairError } from './pair';

const wavax = wrappedNative(43114);
const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const usdt: Token = { ...png, address: '0xc7198437980c041c805A1EDcbA50c1Ce5db95118', decimals: 6 };
const UNIT = 10n ** 18n;

const pair = pairOf(amountOf(wavax, 5n * UNIT), amountOf(png, 10n * UNIT));

test('TRD-09 the liquidity token has 18 decimals, symbol PGL and the name "Pangolin Liquidity"', () => {
  expect(pair.liquidityToken).toMatchObject({
    chainId: 43114,
    decimals: 18,
    symbol: 'PGL',
    name: 'Pangolin Liquidity',
  });
});

test.each([
  ['WAVAX and PNG', wavax, png],
  ['PNG and WAVAX', png, wavax],
])('TRD-09 the liquidity token of %s is the pair contract', (_, a, b) => {
  expect(liquidityToken(a, b).address).toBe('0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367');
});

test('a pair sorts its tokens by address, with their reserves', () => {
  expect(pair).toMatchObject({
    token0: png,
    token1: wavax,
    reserve0: 10n * UNIT,
    reserve1: 5n * UNIT,
  });
  expect(pairOf(amountOf(png, 10n * UNIT), amountOf(wavax, 5n * UNIT))).toEqual(pair);
});

test('a token that is not in the pair is rejected', () => {
  expect(() => otherToken(pair, usdt)).toThrow(TokenNotInPairError);
  expect(() => reservesFrom(pair, { ...wavax, chainId: 43113 })).toThrow(TokenNotInPairError);
});
