import {
  receivedMinimums,
  removalAmounts,
  removalDirection,
  sentAmounts,
  sentMinimums,
} from './removalAmounts';
import { holding } from './testing/position.setup';

const [ofAvax, ofUsdc] = holding.amounts;
const rawsOf = (sides: readonly { raw: bigint }[]) => sides.map(({ raw }) => raw);

test('LIQ-25 without a fee what the pool sends arrives, and its minimums do', () => {
  const removal = { ...removalAmounts(holding, [[], []]), slippageBps: 100 };
  expect(removal).toMatchObject({ ...holding, atPool: undefined });
  const least = [6_930_000_000_000_000_000n, 138_600_000n];
  expect(rawsOf(sentMinimums(removal))).toEqual(least);
  expect(rawsOf(receivedMinimums(removal))).toEqual(least);
});

test('LIQ-25 the minimums that are sent are of what the pool sends, and the fees of each token are taken from what arrives', () => {
  const removal = { ...removalAmounts(holding, [[], [1_000, 100]]), slippageBps: 100 };
  expect(rawsOf(sentAmounts(removal))).toEqual([ofAvax.raw, ofUsdc.raw]);
  // 140000001 x 0.9 = 126000000.9, and 126000000 x 0.99 = 124740000.
  expect(rawsOf(removal.amounts)).toEqual([ofAvax.raw, 124_740_000n]);
  expect(rawsOf(sentMinimums(removal))).toEqual([6_930_000_000_000_000_000n, 138_600_000n]);
  // 138600000 x 0.9 = 124740000, and 124740000 x 0.99 = 123492600.
  expect(rawsOf(receivedMinimums(removal))).toEqual([6_930_000_000_000_000_000n, 123_492_600n]);
});

test('LIQ-27 with AVAX on either side the tokens go through the router, else straight to the account', () => {
  const [avax, usdc] = [ofAvax.currency, ofUsdc.currency];
  expect(removalDirection([avax, usdc])).toBe('fromPoolViaRouter');
  expect(removalDirection([usdc, avax])).toBe('fromPoolViaRouter');
  expect(removalDirection([usdc, usdc])).toBe('fromPool');
});
