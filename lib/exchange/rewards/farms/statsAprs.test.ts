import type { Fraction } from '@/lib/base/amounts/fraction';
import { fakeFetch } from '@/lib/chain/rpc/testing/fakeFetch.setup';
import { FARMS, type Farm } from './farmCatalogue';
import { fetchAprs } from './statsAprs';

function farmOf(wanted: string): Farm {
  const farm = FARMS.find(({ name }) => name === wanted);
  if (farm === undefined) throw new TypeError(`No farm ${wanted}`);
  return farm;
}

/** What a service that answers with this text says of a farm, in percent; and what was requested. */
async function answered(body: string, farm = farmOf('WAVAX_PNG_V2')) {
  const sent = fakeFetch(() => ({ body }));
  const aprs = await fetchAprs('https://stats.example', farm, new AbortController().signal);
  return { aprs: aprs && [percent(aprs.swapFee), percent(aprs.staking)], sent };
}

const percent = (apr: Fraction | undefined) =>
  apr && (100 * Number(apr.numerator)) / Number(apr.denominator);

test('RPC-36 a statistics service that hangs is asked about four farms at a time, and then about none', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const sent = fakeFetch(() => 'silence');
  const { signal } = new AbortController();
  const asked = Promise.all(
    FARMS.slice(0, 40).map((farm) => fetchAprs('https://hanging.example', farm, signal)),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(new Set(await asked)).toEqual(new Set([null]));
  expect(sent).toHaveLength(4);
  jest.useRealTimers();
});

test('FRM-18 an answer of the service has both figures', async () => {
  const { aprs } = await answered('{"swapFeeApr":12.5,"stakingApr":30,"combinedApr":0}');
  expect(aprs).toEqual([12.5, 30]);
});

test.each([
  '{"swapFeeApr":NaN,"stakingApr":1}',
  '{"swapFeeApr":null,"stakingApr":1}',
  '{"swapFeeApr":"1","stakingApr":1}',
  '{"swapFeeApr":1,"stakingApr":4000000000000}',
  '{"swapFeeApr":4000000000000,"stakingApr":1}',
  '{"swapFeeApr":1,"stakingApr":1000000.01}',
  '{"swapFeeApr":1000000.01,"stakingApr":1}',
  '{"swapFeeApr":1e999,"stakingApr":1}',
  '{"swapFeeApr":-1,"stakingApr":1}',
  '{"stakingApr":1}',
  '[1,2]',
  '<html>',
  '',
])('FRM-19 an answer that is nonsense counts as none: %s', async (body) => {
  expect((await answered(body)).aprs).toBeNull();
});

test('FRM-19 the service is believed up to 1,000,000 percent of each', async () => {
  const { aprs } = await answered('{"swapFeeApr":1000000,"stakingApr":1000000}');
  expect(aprs).toEqual([1_000_000, 1_000_000]);
});

test('FRM-18 a farm of version 2 is requested by its pool token, another by its contract', async () => {
  const urlOf = async (wanted: string) => (await answered('', farmOf(wanted))).sent[0]?.url;
  expect(await urlOf('WAVAX_PNG_V2')).toBe(
    'https://stats.example/pangolin/apr2/0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367',
  );
  expect(await urlOf('WAVAX_ETH_V0')).toBe(
    'https://stats.example/pangolin/apr/0xa16381eae6285123c323A665D4D99a6bCfaAC307',
  );
});
