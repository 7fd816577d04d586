import { act } from '@testing-library/react';
import { keccak256 } from 'viem';
import { addUnansweredRequest, useUnansweredRequests } from '@/lib/transactions/submit/store';
import { updateUnansweredRequest } from '@/lib/transactions/submit/storeActions';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { account, router, wavax, wrap } from '@/lib/transactions/submit/testing/submission.setup';
import { useSkipsSwapReview } from './useSkipsSwapReview';

beforeEach(() => {
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  sessionStorage.clear();
});

const own = { account, recipient: account } as const;
const other = { account, recipient: router } as const;

test('SWP-20 expert mode sends a swap at once; one for another address is reviewed', async () => {
  const { result } = await connectedPage(
    () => [
      useSkipsSwapReview(own, true),
      useSkipsSwapReview(other, true),
      useSkipsSwapReview(own, false),
      useSkipsSwapReview(undefined, true),
    ],
    { account },
  );
  expect(result.current).toEqual([true, false, false, false]);
});

test('SWP-20 TXN-28 TXN-30 while an earlier request may have been sent, each swap is reviewed, until that is dismissed', async () => {
  const { result } = await connectedPage(() => useSkipsSwapReview(own, true), { account });
  const request = {
    from: account,
    chainId: 43114,
    summary: wrap.summary,
    to: wavax,
    value: 3n,
    dataHash: keccak256('0x01'),
    isPerhapsSent: true,
    addedTime: Date.now(),
  } as const;
  act(() => addUnansweredRequest(request));
  expect(result.current).toBe(false);
  act(() => updateUnansweredRequest(request, { isDismissed: true }));
  expect(result.current).toBe(true);
});
