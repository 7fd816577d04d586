import { numberToHex } from 'viem';
import { CHAIN_IDS, DEFAULT_CHAIN_ID, isChainId, NETWORK_NAMES } from './network';

test('RPC-01 the supported chains are 43114 (0xa86a, "Avalanche", the default) and 43113 ("Fuji")', () => {
  expect(CHAIN_IDS).toEqual([43114, 43113]);
  expect(numberToHex(DEFAULT_CHAIN_ID)).toBe('0xa86a');
  expect(NETWORK_NAMES).toEqual({ 43114: 'Avalanche', 43113: 'Fuji' });
});

test('RPC-01 no other chain is supported', () => {
  expect([43114, 43113].every(isChainId)).toBe(true);
  expect([1, 43112, 0, -1, Number.NaN, undefined].some(isChainId)).toBe(false);
});
