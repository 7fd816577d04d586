import { type Hex, zeroAddress } from 'viem';
import { type Position, positionEvents } from './positionEvents';
import { addressOf } from './testing/poolLog.setup';
import { burnLog, mintLog, syncLog, transferLog } from './testing/positionLog.setup';

const [ACCOUNT, ROUTER, FARM, OTHER] = [1, 2, 3, 4].map(addressOf) as [Hex, Hex, Hex, Hex];
const [PAIR, FIRST, SECOND] = [11, 12, 13].map(addressOf) as [Hex, Hex, Hex];
const position: Position = {
  ...{ account: ACCOUNT, pair: PAIR, tokens: [FIRST, SECOND], stakes: [FARM], router: ROUTER },
};

const transfer = transferLog;
const sync = (a: bigint, b: bigint) => syncLog(PAIR, [a, b]);
const mint = (a: bigint, b: bigint) => mintLog(PAIR, ROUTER, [a, b]);
const burn = (a: bigint, b: bigint) => burnLog(PAIR, { sender: ROUTER, to: ACCOUNT }, [a, b]);

type Log = ReturnType<typeof transfer>;

const found = (logs: readonly Log[], to: Hex = ROUTER) =>
  positionEvents(position, { from: ACCOUNT, to, logs });

/** The root of 1,000 and 4,000 for each of 2,000 pool tokens is 1, with 192 binary places. */
const ONE = 1n << 192n;

const addition = [
  transfer(FIRST, ACCOUNT, PAIR, 100n),
  transfer(SECOND, ACCOUNT, PAIR, 400n),
  // The protocol is paid first.
  transfer(PAIR, zeroAddress, OTHER, 7n),
  transfer(PAIR, zeroAddress, ACCOUNT, 200n),
  sync(1_100n, 4_400n),
  mint(100n, 400n),
];

test('MKT-08 an addition is known with the root of the pool before it', () => {
  const amounts = [100n, 400n] as const;
  expect(found(addition)).toEqual([
    { type: 'added', liquidity: 200n, amounts, atPool: amounts, root: ONE },
  ]);
});

test('MKT-08 the side that adds less, or is paid more exactly, gives the number of pool tokens', () => {
  const uneven = [...addition.slice(2, 4), sync(1_100n, 4_900n), mint(100n, 900n)];
  expect(found(uneven)).toMatchObject([{ type: 'added', liquidity: 200n, root: ONE }]);
  // 3 of 2,000 pool tokens are worth 1.5 and 6; the pool pays 1 and 6.
  const rounded = [transfer(PAIR, ACCOUNT, PAIR, 3n), sync(999n, 3_994n), burn(1n, 6n)];
  expect(found(rounded)).toMatchObject([{ type: 'removed', liquidity: 3n, root: ONE }]);
});

test('MKT-08 the first addition counts what stays in the pool for ever', () => {
  const logs = [
    transfer(PAIR, zeroAddress, zeroAddress, 1_000n),
    transfer(PAIR, zeroAddress, ACCOUNT, 1_000n),
    sync(1_000n, 4_000n),
    mint(1_000n, 4_000n),
  ];
  expect(found(logs)).toMatchObject([{ type: 'added', liquidity: 1_000n, root: ONE }]);
});

test('MKT-08 a token that keeps a fee: what left the account counts, and the pool by what arrived', () => {
  const logs = [transfer(FIRST, ACCOUNT, OTHER, 10n), ...addition];
  expect(found(logs)).toMatchObject([{ amounts: [110n, 400n], atPool: [100n, 400n], root: ONE }]);
  // Another contract may have used the rest for something else.
  expect(found(logs, OTHER)).toMatchObject([{ amounts: [100n, 400n] }]);
});

const removal = [
  transfer(PAIR, ACCOUNT, PAIR, 200n),
  transfer(PAIR, PAIR, zeroAddress, 200n),
  transfer(FIRST, PAIR, ACCOUNT, 90n),
  sync(900n, 3_600n),
  burn(100n, 400n),
];

test('MKT-08 a removal is known, with what reached the account', () => {
  expect(found(removal)).toEqual([
    {
      ...{ type: 'removed', liquidity: 200n, root: ONE },
      ...{ amounts: [90n, 400n], atPool: [100n, 400n] },
    },
  ]);
});

test('MKT-08 a stake and its withdrawal change nothing', () => {
  const logs = [transfer(PAIR, ACCOUNT, FARM, 50n), transfer(PAIR, FARM, ACCOUNT, 20n)];
  expect(found(logs)).toEqual([]);
});

test('MKT-09 pool tokens that come or go otherwise have no amounts', () => {
  expect(found([transfer(PAIR, OTHER, ACCOUNT, 5n)])).toEqual([
    { type: 'received', liquidity: 5n },
  ]);
  expect(found([transfer(PAIR, ACCOUNT, OTHER, 5n)])).toEqual([{ type: 'sent', liquidity: 5n }]);
  // Minted or given back, but the pool logged no addition or removal.
  expect(found([transfer(PAIR, zeroAddress, ACCOUNT, 5n)])).toMatchObject([{ type: 'received' }]);
  expect(found([transfer(PAIR, ACCOUNT, PAIR, 5n)])).toMatchObject([{ type: 'sent' }]);
});

test('MKT-09 logs of other pairs and accounts, and absurd logs, are ignored', () => {
  const elsewhere = addition.map((each) => ({ ...each, address: OTHER }));
  expect(found(elsewhere)).toEqual([]);
  expect(found([transfer(PAIR, OTHER, FIRST, 5n)])).toEqual([]);
  const impossible = [
    transfer(PAIR, zeroAddress, ACCOUNT, 200n),
    sync(50n, 4_400n),
    mint(100n, 400n),
  ];
  expect(found(impossible)).toEqual([{ type: 'received', liquidity: 200n }]);
  const broken = addition.map((each) => ({ ...each, data: '0x00' as Hex }));
  expect(found(broken)).toEqual([]);
});
