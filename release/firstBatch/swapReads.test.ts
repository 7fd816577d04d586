import { tradeBases } from '@/lib/base/tokens/baseTokens';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { encodeReads } from '@/lib/chain/reads/encodedRead';
import { readKey } from '@/lib/chain/reads/readKey';
import { reservesRead } from '@/lib/exchange/pairs/pairResult';
import { candidatePairs } from '@/lib/exchange/trade/candidatePairs';
import { swapContracts } from '../harden/startScript';
import { swapReads } from './swapReads';

function keysOf(chainId: 43114 | 43113, query: string): readonly string[] {
  const reads = swapReads(swapContracts()[chainId], new URLSearchParams(query));
  return reads.map(({ address, callData }) => readKey(address, callData)).sort();
}

test.each([43114, 43113] as const)(
  'RPC-39 on %i a link to a swap names the reads that its quote needs',
  (chainId) => {
    const wavax = wrappedNative(chainId);
    for (const token of CATALOGUE[chainId]) {
      const pairs = candidatePairs(wavax, token, tradeBases(chainId));
      const needed = encodeReads(pairs.map(reservesRead)).flatMap((read) =>
        read !== undefined && 'key' in read ? [read.key] : [],
      );
      const isWavax = token.address === wavax.address;
      expect(keysOf(chainId, `outputCurrency=${token.address}&exactAmount=1`)).toEqual(
        isWavax ? [] : [...needed].sort(),
      );
    }
  },
);

test('RPC-39 the currencies may be written as in any link', () => {
  const [first, second] = CATALOGUE[43114];
  if (first === undefined || second === undefined) throw new Error('The catalogue is empty.');
  const usual = keysOf(43114, `inputCurrency=${first.address}&outputCurrency=${second.address}`);
  expect(usual).not.toEqual([]);
  expect(
    keysOf(
      43114,
      `inputCurrency=${first.address.toLowerCase()}&outputCurrency=%20${second.address}`,
    ),
  ).toEqual(usual);
  expect(keysOf(43114, `inputCurrency=avax&outputCurrency=${first.address}`)).toEqual(
    keysOf(43114, `outputCurrency=${first.address}`),
  );
});

test.each([
  '',
  'outputCurrency=',
  'outputCurrency=AVAX',
  'outputCurrency=pangolin',
  'inputCurrency=0x1&outputCurrency=0x60781C2586D68229fde47564546784ab3fACA982',
])('RPC-39 nothing is read for "%s", which names no two tokens', (query) => {
  expect(keysOf(43114, query)).toEqual([]);
});
