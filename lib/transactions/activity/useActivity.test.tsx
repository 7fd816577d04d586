import { act, renderHook } from '@testing-library/react';
import { zeroAddress } from 'viem';
import { useTransactions } from '@/lib/transactions/history/store';
import { pending, receipt } from '@/lib/transactions/history/testing/pendingRecord.setup';
import { useActivity } from './useActivity';

test('ACT-03 a database that is never opened, as behind a blocked upgrade, is not waited for', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    indexedDB: { open: () => ({}) },
    IDBKeyRange: { bound: () => undefined },
  });
  const own = { ...pending, receipt };
  useTransactions.setState({ records: [own], cleared: [] });
  const { result } = renderHook(() => useActivity(43114, zeroAddress));
  expect(result.current).toMatchObject({ status: 'loading', records: [own] });
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(result.current).toMatchObject({ status: 'unavailable', records: [own] });
});
