import { waitFor } from '@testing-library/react';
import { zeroHash } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { useTransactions } from '@/lib/transactions/history/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { account, png, router } from '@/lib/transactions/submit/testing/submission.setup';
import { swapFigures } from './swapFigures';
import { maximumPaid, type SwapTerms } from './swapTerms';
import { useReviewedSwap } from './useReviewedSwap';

const wavax = wrappedNative(43114);

/** A swap of about 500 units of PNG, at most 750. */
const swap: SwapTerms = {
  trade: {
    type: 'exactOut',
    route: [png, wavax],
    pairs: [pairOf(amountOf(png, 10n ** 20n), amountOf(wavax, 10n ** 20n))],
    amountIn: amountOf(png, 500n),
    amountOut: amountOf(wavax, 490n),
  },
  input: png,
  output: wavax,
  account,
  recipient: account,
  slippageBps: 5000,
  deadlineSeconds: 3600,
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  useTransactions.setState(useTransactions.getInitialState());
});

test('APR-12 the maximum sold is limited to what a swap in progress leaves of the allowance', async () => {
  useTransactions.setState({
    records: [
      {
        hash: zeroHash,
        from: account,
        chainId: 43114,
        summary: { type: 'swap', input: amountOf(png, 90n), output: amountOf(wavax, 1n) },
        spending: [{ tokenAddress: png.address, spender: router, raw: 100n }],
        to: router,
        value: 0n,
        dataHash: zeroHash,
        addedTime: Date.now(),
      },
    ],
  });
  const { result } = await connectedPage(
    () => useReviewedSwap(swap, { offered: swap, isExpertMode: false, isUnconfirmed: true }),
    { account, contracts: [[png.address, 'allowance(address,address)', 740n]] },
  );
  await waitFor(() => expect(result.current.approval.status).toBe('approved'));
  expect(result.current.approval.remaining).toBe(640n);
  await waitFor(() => expect(maximumPaid(result.current.swap).raw).toBe(640n));
});

/** The hook with a market that a test moves, with an allowance for all of the swap. */
async function reviewing(first: SwapTerms, balance = 10n ** 9n) {
  let market = { offered: first, isUnconfirmed: true };
  const { result, rerender } = await connectedPage(
    () => useReviewedSwap(first, { ...market, isExpertMode: false }),
    {
      account,
      contracts: [
        [png.address, 'allowance(address,address)', 10n ** 9n],
        [png.address, 'balanceOf(address)', balance],
      ],
    },
  );
  await waitFor(() => expect(result.current.approval.status).toBe('approved'));
  const show = () => {
    const { swap: shown, reviewStatus, isCurrent } = result.current;
    const { paid, received, limit } = swapFigures(shown);
    const figures = [paid.raw, received.raw, limit.amount.raw];
    return { figures, status: reviewStatus, isCurrent };
  };
  return {
    show,
    isShort: () => result.current.hasInsufficientBalance,
    /** Lets the market ask for another amount for the 490 units, without a price impact. */
    ask: (paid: bigint, isUnconfirmed = true) => {
      const pairs = [pairOf(amountOf(png, paid * 10n ** 18n), amountOf(wavax, 490n * 10n ** 18n))];
      const trade = { ...first.trade, pairs, amountIn: amountOf(png, paid) };
      market = { offered: { ...first, trade }, isUnconfirmed };
      rerender();
      return show();
    },
  };
}

const KEPT = { status: 'withinLimit', isCurrent: true };

test('SWP-29 within the agreed maximum the estimate follows the market, and the maximum is never above it', async () => {
  const { show, ask } = await reviewing(swap);
  expect(show()).toEqual({ ...KEPT, figures: [500n, 490n, 750n] });
  expect(ask(501n)).toEqual({ ...KEPT, figures: [501n, 490n, 750n] });
  // A better price tightens the maximum while it lasts, and no longer.
  expect(ask(400n)).toEqual({ ...KEPT, figures: [400n, 490n, 600n] });
  expect(ask(750n)).toEqual({ ...KEPT, figures: [750n, 490n, 750n] });
});

test('SWP-29 beyond the agreed maximum the last figures stay, until the market keeps it again', async () => {
  const { ask } = await reviewing(swap);
  ask(700n);
  const beyond = { status: 'worse', isCurrent: false, figures: [700n, 490n, 750n] };
  expect(ask(751n)).toEqual(beyond);
  expect(ask(749n)).toEqual({ ...KEPT, figures: [749n, 490n, 750n] });
});

test('SWP-29 after confirm nothing follows the market', async () => {
  const { ask } = await reviewing(swap);
  ask(501n);
  const confirmed = { status: 'withinLimit', isCurrent: false, figures: [501n, 490n, 750n] };
  expect(ask(502n, false)).toEqual(confirmed);
});

test('SWP-29 a balance that covers the agreed maximum is enough, although the current tolerance would need more', async () => {
  const { ask, isShort } = await reviewing(swap, 750n);
  ask(700n);
  expect(isShort()).toBe(false);
  const poor = await reviewing(swap, 749n);
  await waitFor(() => expect(poor.isShort()).toBe(true));
});
