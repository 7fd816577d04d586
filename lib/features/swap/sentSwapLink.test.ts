import { AVAX, PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import { sentSwapLink } from './sentSwapLink';

const swap = {
  type: 'swap',
  input: { currency: AVAX, raw: 1_250_000_000_000_000_000n },
  output: { currency: PNG, raw: 3n },
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
} as const;
const site = { origin: 'https://exchange.example', pathname: '/pool/' };

test('TXN-32 a swap is shared with the amount that was typed, without its recipient', () => {
  expect(sentSwapLink(site, swap)).toBe(
    `https://exchange.example/swap/?inputCurrency=AVAX&outputCurrency=${PNG.address}&exactAmount=1.25`,
  );
  expect(sentSwapLink(site, { ...swap, typed: 'output' })).toBe(
    `https://exchange.example/swap/?inputCurrency=AVAX&outputCurrency=${PNG.address}&exactAmount=0.000000000000000003&exactField=output`,
  );
});
