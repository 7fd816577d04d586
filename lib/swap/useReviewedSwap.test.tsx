import { waitFor } from '@testing-library/react';
import { zeroHash } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { useTransactions } from '@/lib/history/store';
import { pairOf } from '@/lib/pairs/pair';
import { connectedPage } from '@/lib/submit/connectedPage.setup';
import { account, png, router } from '@/lib/submit/submission.setup';
import { wrappedNative } from '@/lib/tokens/wrapped';
import { maximumPaid, type ProposedSwap } from './proposedSwap';
import { useReviewedSwap } from './useReviewedSwap';

const wavax = wrappedNative(43114);

/** A swap of about 500 units of PNG, at most 750. */
const swap: ProposedSwap = {
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
    () => useReviewedSwap(swap, { offered: swap, isExpertMode: false, isOpen: true }),
    { account, contracts: [[png.address, 'allowance(address,address)', 740n]] },
  );
  await waitFor(() => expect(result.current.approval.status).toBe('approved'));
  expect(result.current.approval.left).toBe(640n);
  await waitFor(() => expect(maximumPaid(result.current.swap).raw).toBe(640n));
});
