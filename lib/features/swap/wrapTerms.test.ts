import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { wrapType } from './wrapTerms';

const avax = nativeCurrency(43113);
const wavax = wrappedNative(43113);
const png = CATALOGUE[43113].find(({ symbol }) => symbol === 'PNG');

test('SWP-08 AVAX to WAVAX wraps and WAVAX to AVAX unwraps; anything else is a trade', () => {
  expect(wrapType(avax, wavax)).toBe('wrap');
  expect(wrapType(wavax, avax)).toBe('unwrap');
  for (const [input, output] of [
    [avax, png],
    [png, avax],
    [wavax, png],
    [avax, undefined],
    [undefined, avax],
    [wavax, wavax],
  ]) {
    expect(wrapType(input, output)).toBeUndefined();
  }
});
