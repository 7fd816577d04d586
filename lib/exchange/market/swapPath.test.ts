import { type Address, encodeEventTopics, numberToHex, parseAbi } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { swapPath } from './swapPath';
import { addressOf, loggingPools } from './testing/poolLog.setup';

const transfer = encodeEventTopics({
  abi: parseAbi(['event Transfer(address indexed, address indexed, uint256)']),
  args: [addressOf(1), addressOf(2)],
}).flatMap((topic) => (typeof topic === 'string' ? [topic] : []));

/** A transfer that a token logs. */
const moved = (address: Address) => ({
  address,
  topics: transfer,
  data: numberToHex(1n, { size: 32 }),
});

/** The logs of a trade in a pool. */
function traded(address: Address) {
  const { logs, pool } = loggingPools();
  pool(address, 10_000n, 10_000n).sell({
    ...{ index: 0, isFirstSold: true, input: 100n },
    ...{ sender: addressOf(1), to: addressOf(2) },
  });
  return logs.map(({ address: at, topics, data }) => ({ address: at, topics: [...topics], data }));
}

const wavax = wrappedNative(43114);
const [a, b] = [numberedToken(50), numberedToken(60)];
const [first, second] = [pairAddress(wavax, a), pairAddress(a, b)];
const swap = { chainId: 43114, input: nativeCurrency(43114), output: b } as const;
const tokens = [wavax, a, b].map(({ address }) => moved(address));

test('MKT-01 the pools of a path follow from the receipt, with what was sold in each', () => {
  expect(swapPath(swap, [...tokens, ...traded(first), ...traded(second)])).toEqual([
    { pair: first, isFirstSold: false },
    { pair: second, isFirstSold: true },
  ]);
});

test('MKT-01 a contract that logs a trade is no pool unless the factory made it of two tokens', () => {
  const fake = traded(addressOf(77));
  const logs = [...tokens, ...fake, ...traded(first), ...fake, ...traded(second)];
  expect(swapPath(swap, logs)?.map(({ pair }) => pair)).toEqual([first, second]);
});

test.each([
  ['no trade', tokens],
  ['a path that ends elsewhere', [...tokens, ...traded(first)]],
  ['a path that begins elsewhere', [...tokens, ...traded(second)]],
  ['a token that logged nothing', [...traded(first), ...traded(second)]],
  ['a pool twice', [...tokens, ...traded(first), ...traded(first), ...traded(second)]],
  [
    'too many contracts',
    [
      ...tokens,
      ...traded(first),
      ...traded(second),
      ...Array.from({ length: 40 }, (_, n) => moved(addressOf(1_000 + n))),
    ],
  ],
])('MKT-02 a receipt with %s has no path', (_what, logs) => {
  expect(swapPath(swap, logs)).toBeUndefined();
});
