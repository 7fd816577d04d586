import { amountOf } from '@/lib/base/amounts/amount';
import {
  ACCOUNT,
  allowedSwap,
  DEADLINE,
  png,
  proposed,
  usdt,
} from '@/lib/features/swap/testing/exampleSwap.setup';
import { swapIntent } from './swapIntent';
import {
  acceptedSwap,
  atMarket,
  isForOther,
  keepsLimit,
  maximumPaid,
  withinAllowance,
} from './swapTerms';

test('APR-12 C18 a maximum above the allowance is cut to it, if it covers the expected cost', () => {
  const purchase = proposed('exactOut', png, usdt);
  const capped = withinAllowance(purchase, 10_060n);
  expect(maximumPaid(capped).raw).toBe(10_060n);
  expect(allowedSwap(capped).allows({ amountInMax: 10_060n, amountOut: 20_100n })).toBe(true);
  expect(swapIntent(capped).callsAt(DEADLINE)[0].args?.slice(0, 2)).toEqual([20_100n, 10_060n]);
  expect(maximumPaid(withinAllowance(purchase, 10_050n)).raw).toBe(10_050n);
  // Within a review the maximum never rises without the user.
  expect(withinAllowance(capped, 10_070n)).toBe(capped);
});

test('APR-12 an allowance that leaves room, or is too small for the expected cost, changes nothing', () => {
  const purchase = proposed('exactOut', png, usdt);
  for (const allowance of [undefined, 0n, 10_049n, 10_100n, 10_101n])
    expect(withinAllowance(purchase, allowance)).toBe(purchase);
  const sale = proposed('exactIn', png, usdt);
  expect(withinAllowance(sale, 10_050n)).toBe(sale);
});

test('SWP-19 APR-12 an accepted price keeps the reviewed terms, and may cost more than the old allowance', () => {
  const capped = withinAllowance(proposed('exactOut', png, usdt), 10_060n);
  const trade = { ...capped.trade, amountIn: amountOf(png, 10_100n) };
  const accepted = acceptedSwap(capped, trade);
  expect(maximumPaid(accepted).raw).toBe(10_150n);
  expect(accepted).toMatchObject({ recipient: ACCOUNT, slippageBps: 50, deadlineSeconds: 3600 });
});

test('SWP-29 APR-12 a sale at current prices is signed with the minimum agreed to, or with a better one', () => {
  const agreed = proposed('exactIn', png, usdt);
  const at = (raw: bigint) => ({ ...agreed.trade, amountOut: amountOf(usdt, raw) });
  // 20,100 received have a minimum of 20,000.
  for (const [received, minimum] of [
    [20_099n, 20_000n],
    [20_000n, 20_000n],
    [20_200n, 20_099n],
  ] as const) {
    const swap = atMarket(agreed, at(received));
    expect(allowedSwap(swap).allows({ amountIn: 10_050n, amountOutMin: minimum })).toBe(true);
    for (const { args } of swapIntent(swap).callsAt(DEADLINE))
      expect(args?.slice(0, 2)).toEqual([10_050n, minimum]);
    expect(swapIntent(swap)).toMatchObject({
      summary: { output: { raw: received } },
      expectation: { changes: [{}, { shown: received, worst: minimum }] },
    });
    expect(keepsLimit(agreed, swap.trade)).toBe(true);
  }
  expect(keepsLimit(agreed, at(19_999n))).toBe(false);
});

test('SWP-29 a purchase at current prices is signed with the maximum agreed to, or with a better one', () => {
  const agreed = proposed('exactOut', png, usdt);
  const at = (raw: bigint) => ({ ...agreed.trade, amountIn: amountOf(png, raw) });
  // 10,050 paid have a maximum of 10,100.
  for (const [paid, maximum] of [
    [10_051n, 10_100n],
    [10_100n, 10_100n],
    [10_000n, 10_050n],
  ] as const) {
    const swap = atMarket(agreed, at(paid));
    expect(allowedSwap(swap).allows({ amountInMax: maximum, amountOut: 20_100n })).toBe(true);
    expect(swapIntent(swap).callsAt(DEADLINE)[0].args?.slice(0, 2)).toEqual([20_100n, maximum]);
    expect(swapIntent(swap).expectation?.approvals).toMatchObject([{ raw: maximum }]);
    expect(keepsLimit(agreed, swap.trade)).toBe(true);
  }
  expect(keepsLimit(agreed, at(10_101n))).toBe(false);
});

const OTHER_ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

test('SWP-20 a swap is for another if its recipient is not its account, however that is written', () => {
  const own = proposed('exactIn', png, usdt);
  expect(isForOther(own)).toBe(false);
  expect(isForOther({ ...own, recipient: `0x${ACCOUNT.slice(2).toLowerCase()}` })).toBe(false);
  expect(isForOther({ ...own, recipient: OTHER_ACCOUNT })).toBe(true);
});
