import { poolStepsIn, poolStepsRequest } from './poolSteps';
import { addressOf, BLOCK, hashAt, loggingPools, type WireLog } from './testing/poolLog.setup';

const POOL = addressOf(11);
const TRADER = addressOf(3);
const requested = { pools: [POOL], blockNumber: BLOCK.number, blockHash: BLOCK.hash };

/** Two trades, each with two logs. */
function twoTrades() {
  const { logs, pool } = loggingPools();
  const { sell } = pool(POOL, 1_000_000n, 2_000_000n);
  const by = { sender: TRADER, to: TRADER };
  const first = sell({ index: 1, isFirstSold: true, input: 1_000n, ...by });
  sell({ index: 2, isFirstSold: false, input: first, ...by });
  return logs;
}

test('MKT-02 the trades of one block are requested, of the pools alone', () => {
  expect(poolStepsRequest(requested)).toEqual({
    method: 'eth_getLogs',
    params: [
      {
        address: [POOL],
        topics: [
          [
            '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822',
            '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1',
          ],
        ],
        fromBlock: '0x1f4',
        toBlock: '0x1f4',
      },
    ],
  });
});

test('MKT-01 trades are read in the order of the block, also if the logs have another order', () => {
  const logs = twoTrades();
  const foreign = { ...logs[0], address: addressOf(99), logIndex: '0x9', transactionIndex: '0x9' };
  const steps = poolStepsIn([...logs.toReversed(), foreign], requested).get(POOL);
  expect(steps).toHaveLength(2);
  // 1,000 x 0.997 x 2,000,000 / (1,000,000 + 997) = 1,992.01
  expect(steps?.[0]).toEqual({
    transactionHash: hashAt(1),
    transactionIndex: 1,
    reserves: [1_001_000n, 1_998_008n],
    trade: { sender: TRADER, to: TRADER, sold: [1_000n, 0n], bought: [0n, 1_992n] },
  });
});

const word = (value: bigint) => value.toString(16).padStart(64, '0');

/** The data of a log of reserves, with one unit more of the first token. */
const moreReserves = (log: WireLog | undefined) =>
  `0x${word(BigInt(log?.data.slice(0, 66) ?? 0) + 1n)}${log?.data.slice(66)}`;

type Change = (logs: WireLog[]) => unknown;
const changed =
  (at: number, change: object): Change =>
  (logs) =>
    logs.map((log, index) => (index === at ? { ...log, ...change } : log));

test.each<[string, Change]>([
  ['nothing', () => undefined],
  ['no list', () => ({ logs: [] })],
  ['a log without fields', () => [{}]],
  ['a log of another block', changed(1, { blockHash: hashAt(7) })],
  ['a log that was removed', changed(1, { removed: true })],
  ['two logs at one place', changed(1, { logIndex: '0x0' })],
  ['transactions without an order', changed(3, { transactionIndex: '0x0' })],
  ['a place that is no number', changed(0, { logIndex: '0x' })],
  ['an endless place', changed(3, { logIndex: `0x${'f'.repeat(60)}` })],
  ['a trade without reserves', (logs) => logs.slice(1)],
  ['reserves and a trade of two transactions', changed(0, { transactionHash: hashAt(9) })],
  ['other reserves than those that follow', changed(2, { data: `0x${word(1n)}${word(2n)}` })],
  // Those of the second trade would fit it, but not what the first one left.
  ['a step between that is missing', (logs) => changed(2, { data: moreReserves(logs[2]) })(logs)],
  ['reserves that no pool can have', changed(0, { data: `0x${word(2n ** 200n)}${word(1n)}` })],
  [
    'a trade of more than the pool held',
    (logs) => changed(1, { data: `0x${word(2n ** 255n)}${word(0n)}${word(0n)}${word(1n)}` })(logs),
  ],
  ['reserves without data', changed(0, { data: '0x' })],
  ['too many logs', ([log]) => Array.from({ length: 5_001 }, () => log)],
])('MKT-02 %s is refused', (_what, change) => {
  expect(() => poolStepsIn(change(twoTrades()), requested)).toThrow();
});
