import { getAddress, keccak256, toHex } from 'viem';
import { CATALOGUE } from './catalogue';

/** The tokens that do not have 18 decimals. */
const OTHER_DECIMALS = {
  USDT: 6,
  'USDT.e': 6,
  'USDC.e': 6,
  TRYB: 6,
  AVXT: 6,
  WBTC: 8,
  'WBTC.e': 8,
  SPORE: 9,
  GB: 9,
  TIME: 9,
  AMPL: 9,
  mYAK: 12,
};

/** Of the lines `address decimals symbol` of the specified tokens, in their order. */
const SPECIFIED = '0x68f3c2e1d2506c72897c1cce6bca7c1aae9f7c52a8dd90fca5b4bad3443edcce';

test('TOK-04 the tokens of the catalogue have the specified decimals', () => {
  const others = CATALOGUE[43114].filter(({ decimals }) => decimals !== 18);
  expect(Object.fromEntries(others.map(({ symbol, decimals }) => [symbol, decimals]))).toEqual(
    OTHER_DECIMALS,
  );
});

test('TOK-04 the catalogue is what is specified, address by address', () => {
  const lines = CATALOGUE[43114].map(
    ({ address, decimals, symbol }) => `${getAddress(address)} ${decimals} ${symbol}`,
  );
  expect(lines).toHaveLength(82);
  expect(keccak256(toHex(lines.toSorted().join('\n')))).toBe(SPECIFIED);
});
