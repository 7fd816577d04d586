import { getAddress } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { NO_SAVED_TOKENS } from '@/lib/site/settings/savedTokens';
import { idOnChain, tokenOfOtherChain } from './useIdOnChain';

function addressOf(chainId: 43114 | 43113, symbol: string): string {
  return CATALOGUE[chainId].find((one) => one.symbol === symbol)?.address ?? '';
}

const ADDED: Token = {
  type: 'token',
  chainId: 43114,
  address: getAddress('0xde40000000000000000000000000000000000b32'),
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const NONE = { lists: [], saved: NO_SAVED_TOKENS };
const SAVED = { lists: [], saved: { 43114: { [ADDED.address]: ADDED }, 43113: {} } };

test('a chosen token becomes the same token of the other chain, and back', () => {
  const [there, here] = [addressOf(43114, 'PNG'), addressOf(43113, 'PNG')];
  expect(idOnChain(43113, there.toLowerCase(), NONE)).toBe(here);
  expect(idOnChain(43114, here, NONE)).toBe(there);
});

test.each(['AVAX', 'nonsense', addressOf(43113, 'PNG'), addressOf(43114, 'JOE'), ADDED.address])(
  'the id %s stays on Fuji',
  (id) => {
    expect(idOnChain(43113, id, SAVED)).toBe(id);
  },
);

test('a token that only another chain knows is identified, listed or added by the user', () => {
  const joe = addressOf(43114, 'JOE');
  expect(tokenOfOtherChain(43113, joe, SAVED)?.symbol).toBe('JOE');
  expect(tokenOfOtherChain(43113, ADDED.address, SAVED)).toEqual(ADDED);
  expect(tokenOfOtherChain(43114, joe, SAVED)).toBeUndefined();
  expect(tokenOfOtherChain(43113, '0x0000000000000000000000000000000000000001', SAVED)).toBe(
    undefined,
  );
});
