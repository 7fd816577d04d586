import { act, renderHook } from '@testing-library/react';
import { retryWhenOnline } from './retryWhenOnline';
import { useIsPageWaiting } from './useIsPageWaiting';

const unreachable = new TypeError('Failed to fetch');

afterEach(() => jest.restoreAllMocks());

test('a request that fails offline waits, and is repeated once the device is back online', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = {} as Response;
  const ask = jest.fn(async () => page).mockRejectedValueOnce(unreachable);
  const { result } = renderHook(useIsPageWaiting);
  const answer = retryWhenOnline(ask);
  await act(async () => {});
  expect(result.current).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  isOnline.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await answer).toBe(page);
  expect(result.current).toBe(false);
});

test('a request that fails online is not repeated', async () => {
  await expect(retryWhenOnline(() => Promise.reject(unreachable))).rejects.toBe(unreachable);
});
