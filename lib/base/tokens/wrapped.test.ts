import { nativeCurrency } from './currency';
import type { Token } from './token';
import { otherForm, unwrapped, wrapped, wrappedNative } from './wrapped';

const png: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};

test('AVAX is WAVAX inside pairs and AVAX on screen, on each chain; a token is itself', () => {
  for (const chainId of [43114, 43113] as const) {
    const avax = nativeCurrency(chainId);
    expect(wrapped(avax)).toEqual(wrappedNative(chainId));
    expect(unwrapped(wrappedNative(chainId))).toEqual(avax);
  }
  expect(wrapped(png)).toBe(png);
  expect(unwrapped(png)).toBe(png);
  expect(unwrapped({ ...wrappedNative(43114), chainId: 43113 }).type).toBe('token');
});

test('LIQ-22 the other form of AVAX is WAVAX and the reverse, on each chain; other tokens have none', () => {
  for (const chainId of [43114, 43113] as const) {
    const [avax, wavax] = [nativeCurrency(chainId), wrappedNative(chainId)];
    expect([otherForm(avax), otherForm(wavax)]).toEqual([wavax, avax]);
  }
  expect(otherForm(png)).toBeUndefined();
  expect(otherForm({ ...wrappedNative(43114), chainId: 43113 })).toBeUndefined();
});
