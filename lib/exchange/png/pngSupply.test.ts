import { encodeFunctionData } from 'viem';
import { fetchCirculatingSupply, knownTotalSupply, totalSupplyRead } from './pngSupply';

const UNIT = 10n ** 18n;

/** The supply that a service reports with this text. */
function reportedBy(text: string): Promise<bigint | null> {
  Object.assign(globalThis, { fetch: async () => new Response(text) });
  return fetchCirculatingSupply('https://stats.example', new AbortController().signal);
}

test('PNG-03 the total supply is 230,000,000 on Avalanche, and what the contract reports elsewhere', () => {
  expect(knownTotalSupply(43114)).toBe(230_000_000n * UNIT);
  expect(knownTotalSupply(43113)).toBeUndefined();
  expect(totalSupplyRead(43114)).toBeUndefined();
  const read = totalSupplyRead(43113);
  // totalSupply()
  expect(read && encodeFunctionData(read)).toBe('0x18160ddd');
});

test('PNG-02 the circulating supply is a whole number of smallest units', async () => {
  expect(await reportedBy('123456789000000000000000001')).toBe(123456789000000000000000001n);
  expect(await reportedBy(' 5000000000000000000\n')).toBe(5n * UNIT);
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><h1>502</h1>'],
  ['a decimal', '123456789.5'],
  ['whole PNG', '123456789'],
  ['NaN', 'NaN'],
  ['less than nothing', '-5000000000000000000'],
  ['a power', '1e26'],
  ['more than there is', '230000001000000000000000000'],
  ['more digits than a number has', '9'.repeat(200)],
])('PNG-02 a service that answers %s counts as unknown', async (_name, text) => {
  expect(await reportedBy(text)).toBeNull();
});

test('PNG-02 it is requested at its path, as plain text; a failure is logged and counts as unknown', async () => {
  const asked: string[] = [];
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer = () => new Response('7000000000000000000');
  Object.assign(globalThis, {
    fetch: async (url: string, { headers }: { headers: { accept: string } }) => {
      asked.push(`${headers.accept} ${url}`);
      return answer();
    },
  });
  const { signal } = new AbortController();
  expect(await fetchCirculatingSupply('https://stats.example', signal)).toBe(7n * UNIT);
  expect(asked).toEqual(['text/plain https://stats.example/png/circulating-supply']);
  expect(logged).not.toHaveBeenCalled();
  answer = () => new Response('', { status: 503 });
  expect(await fetchCirculatingSupply('https://stats.example', signal)).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
