import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { FARMS } from './farmCatalogue';
import { fetchAprs } from './statsAprs';

test('RPC-36 a statistics service that hangs is asked about four farms at a time, and then about none', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const sent = fakeFetch(() => 'silence');
  const { signal } = new AbortController();
  const asked = Promise.all(
    FARMS.slice(0, 40).map((farm) => fetchAprs('https://stats.example', farm, signal)),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(new Set(await asked)).toEqual(new Set([null]));
  expect(sent).toHaveLength(4);
  jest.useRealTimers();
});
