import { pngToken } from '@/lib/chain/contracts/pngToken';
import { amountForUsd } from './amountForUsd';

const png = pngToken(43114);
const dollars = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });

test('FRM-12 what is staked in dollars is as much PNG as it buys, rounded down', () => {
  // 20 cents for one PNG.
  const price = dollars(1n, 5n * 10n ** 18n);
  expect(amountForUsd(dollars(264_157n), price, png).raw).toBe(1_320_785n * 10n ** 18n);
  expect(amountForUsd(dollars(1n, 3n), price, png).raw).toBe(1_666_666_666_666_666_666n);
  expect(amountForUsd(dollars(0n), price, png).raw).toBe(0n);
});
