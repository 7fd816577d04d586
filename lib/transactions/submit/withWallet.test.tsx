import { act, waitFor } from '@testing-library/react';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { skipTime } from '@/lib/chain/rpc/testing/deviceClock.setup';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { connectedPage } from './testing/connectedPage.setup';
import type { Answers } from './testing/fakeWallet.setup';
import { wrap } from './testing/submission.setup';
import { StaleFiguresError } from './useAssertFresh';
import { useSubmit } from './useSubmit';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** The page of an account with a balance, who can wrap AVAX. */
async function page(node: Answers = {}) {
  const shown = await connectedPage(
    () => {
      const [balance] = useChainReads(43114, [balanceRead(account, nativeCurrency(43114))]);
      return { balance, submission: useSubmit() };
    },
    {
      account,
      contracts: [['0xcA11bde05977b3631167028862bE2a173976CA11', 'getEthBalance(address)', 7n]],
      node,
    },
  );
  await waitFor(() => expect(shown.result.current.balance.status).toBe('success'));
  return shown;
}

test('RPC-26 the wallet is not asked when the device has slept since the figures were read', async () => {
  const { result, asked } = await page();
  skipTime(31_000);
  act(() => result.current.submission.send(wrap));
  await waitFor(() => expect(result.current.submission.error).toBeInstanceOf(StaleFiguresError));
  expect(asked('eth_sendTransaction')).toEqual([]);
});

test('R17 RPC-26 the wallet is not asked while the device is offline', async () => {
  const { result, asked } = await page();
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => result.current.submission.send(wrap));
  await waitFor(() => expect(result.current.submission.error).toBeInstanceOf(StaleFiguresError));
  expect(asked('eth_sendTransaction')).toEqual([]);
  act(() => void window.dispatchEvent(new Event('online')));
});

test('RPC-26 the wallet is not asked when the figures turn old while the node estimates the gas', async () => {
  let answer: (gas: string) => void = () => undefined;
  const estimate = jest.fn(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { result, asked } = await page({ eth_estimateGas: estimate });
  act(() => result.current.submission.send(wrap));
  await waitFor(() => expect(estimate).toHaveBeenCalled());
  skipTime(31_000);
  answer('0x186a0');
  await waitFor(() => expect(result.current.submission.error).toBeInstanceOf(StaleFiguresError));
  expect(asked('eth_sendTransaction')).toEqual([]);
});
