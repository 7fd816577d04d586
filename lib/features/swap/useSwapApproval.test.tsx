import { act, waitFor } from '@testing-library/react';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairOf } from '@/lib/exchange/pairs/pair';
import type { Trade } from '@/lib/exchange/trade/trade';
import { useTransactions } from '@/lib/transactions/history/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { account, png } from '@/lib/transactions/submit/testing/submission.setup';
import type { SwapTerms } from './swapTerms';
import { useSwapApproval } from './useSwapApproval';

const wavax = wrappedNative(43114);
const usdc = CATALOGUE[43114].find(({ symbol }) => symbol === 'USDC.e');

/** A swap of 5 units of PNG for 5 of another token, so that both fields have the same digits. */
function swapOf(type: Trade['type'], output: Token): SwapTerms {
  return {
    trade: {
      type,
      route: [png, output],
      pairs: [pairOf(amountOf(png, 10n ** 20n), amountOf(output, 10n ** 20n))],
      amountIn: amountOf(png, 5n),
      amountOut: amountOf(output, 5n),
    },
    input: png,
    output,
    account,
    recipient: account,
    slippageBps: 50,
    deadlineSeconds: 3600,
  };
}

/** The approval of a swap, while the node is slow to estimate its gas. */
async function underWay(first: SwapTerms) {
  let swap = first;
  let isEstimated = false;
  let letEstimate = () => {};
  const shown = await connectedPage(() => useSwapApproval(swap), {
    account,
    contracts: [[png.address, 'allowance(address,address)', 0n]],
    node: {
      eth_estimateGas: async () => {
        isEstimated = true;
        await new Promise<void>((resolve) => (letEstimate = resolve));
        return '0x5208';
      },
    },
  });
  await waitFor(() => expect(shown.result.current.status).toBe('notApproved'));
  act(() => shown.result.current.approve('exact'));
  await waitFor(() => expect(isEstimated).toBe(true));
  return {
    ...shown,
    change: (next: SwapTerms) => {
      swap = next;
      act(() => shown.rerender());
    },
    letEstimate: () => letEstimate(),
  };
}

beforeEach(() => {
  useTransactions.setState(useTransactions.getInitialState());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ['are typed into the other field', swapOf('exactIn', wavax), swapOf('exactOut', wavax)],
  ['are of another token', swapOf('exactOut', wavax), swapOf('exactOut', usdc ?? png)],
])(
  'TXN-19 C17 an approval ends when the same digits %s before the wallet is asked',
  async (_name, before, after) => {
    const { result, asked, change, letEstimate, settled } = await underWay(before);
    change(after);
    await waitFor(() => expect(result.current.submission.status).toBe('idle'));
    letEstimate();
    await settled();
    expect(asked('eth_sendTransaction')).toEqual([]);
  },
);

test('TXN-19 an approval continues when only the price moves', async () => {
  const first = swapOf('exactIn', wavax);
  const { result, asked, change, letEstimate } = await underWay(first);
  change({ ...first, trade: { ...first.trade, amountOut: amountOf(wavax, 4n) } });
  letEstimate();
  await waitFor(() => expect(result.current.submission.status).toBe('success'));
  expect(asked('eth_sendTransaction')).toHaveLength(1);
});
