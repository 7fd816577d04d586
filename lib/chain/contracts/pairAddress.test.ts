import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from './pairAddress';

const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};

test('TRD-08 the pair of WAVAX and PNG is where the factory created it', () => {
  const wavax = wrappedNative(43114);
  expect(pairAddress(wavax, png)).toBe('0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367');
  expect(pairAddress(png, wavax)).toBe('0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367');
});

test('TRD-08 each chain has its own factory', () => {
  const other = { ...png, address: wrappedNative(43114).address };
  const onFuji = pairAddress({ ...png, chainId: 43113 }, { ...other, chainId: 43113 });
  expect(onFuji).not.toBe(pairAddress(png, other));
});
