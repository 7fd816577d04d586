import { type Hex, keccak256 } from 'viem';
import { type CheckResult, checkTransaction } from './checkTransaction';
import {
  account,
  check,
  client,
  type Mined,
  NOW,
  OTHER,
  OURS,
  record,
  router,
  same,
} from './testing/ending.setup';
import type { TransactionRecord } from './transaction';

const HOUR = 60 * 60 * 1000;

test('TXN-02 TXN-03 a receipt ends a transaction and is stored with its eight fields', async () => {
  await expect(check({ mined: { ...same, hash: OURS, block: 99 } })).resolves.toEqual({
    status: 'ended',
    receipt: {
      blockHash: keccak256('0x03'),
      blockNumber: 99n,
      contractAddress: null,
      from: account,
      status: 1,
      to: router,
      transactionHash: OURS,
      transactionIndex: 2,
    },
  });
});

test('TXN-04 the status of a receipt is kept as 0, 1 or undefined', async () => {
  const { status: _status, ...withoutStatus } = same;
  const ofStatus = async (mined: Omit<Mined, 'hash' | 'block'>) => {
    const result = await check({ mined: { ...mined, hash: OURS, block: 99 } });
    return result.status === 'ended' ? result.receipt : undefined;
  };
  await expect(ofStatus({ ...same, status: '0x0' })).resolves.toMatchObject({ status: 0 });
  await expect(ofStatus(withoutStatus)).resolves.not.toHaveProperty('status');
});

test('TXN-03 without a receipt it is pending, and its nonce is learnt from the node', async () => {
  const { nonce: _nonce, ...unseen } = record;
  const { nodeClient } = client();
  const moment = { blockNumber: 100n, nowMs: NOW };
  await expect(checkTransaction(nodeClient, unseen, moment)).resolves.toEqual({
    status: 'pending',
    nonce: 7,
  });
});

test('TXN-08 one check of a pending transaction sends all its requests at once', async () => {
  const { nodeClient, asked } = client();
  const checking = checkTransaction(nodeClient, record, { blockNumber: 100n, nowMs: NOW });
  expect(asked).toEqual(['eth_getTransactionReceipt', 'eth_getTransactionCount']);
  await expect(checking).resolves.toMatchObject({ status: 'pending' });
});

describe.each([100, 99, 60, 1, 0])(
  'when another transaction took the nonce in block %d',
  (block) => {
    test.each([
      ['C06', 'spedUp', same],
      ['C07', 'cancelled', { ...same, to: account, value: '0x0', input: '0x' }],
      ['C08', 'replaced', { ...same, value: '0x6' }],
      ['C08', 'replaced', { ...same, input: '0xabcdef02' }],
      ['C08', 'replaced', { ...same, to: account }],
      ['C08', 'replaced', { ...same, to: null }],
    ] as const)('TXN-03 %s: its outcome is %s', async (_row, ending, mined) => {
      await expect(check({ mined: { ...mined, hash: OTHER, block } })).resolves.toMatchObject({
        status: 'ended',
        ending,
        receipt: { transactionHash: OTHER, blockNumber: BigInt(block) },
      });
    });
  },
);

test('TXN-03 C06 a recent replacement is found if the node keeps the state of recent blocks only', async () => {
  const mined = { ...same, hash: OTHER, block: 97 };
  await expect(check({ mined, oldestState: 90 })).resolves.toMatchObject({ ending: 'spedUp' });
});

const SECOND = 1000;

/**
 * Checks at some times after the first, in ms, as the page does, until the transaction has ended.
 */
async function checks(
  chain: Parameters<typeof check>[0],
  timesMs: readonly number[],
  own: Partial<TransactionRecord> = {},
) {
  const results: CheckResult[] = [];
  let found: Partial<TransactionRecord> = own;
  for (const timeMs of timesMs) {
    const result = await check(chain, found, NOW + timeMs);
    results.push(result);
    if (result.status === 'ended') break;
    const { status: _status, ...rest } = result;
    found = { ...found, ...rest };
  }
  return results;
}

test.each<[string, Parameters<typeof check>[0]]>([
  ['keeps the state of 32 blocks', { mined: { ...same, hash: OTHER, block: 10 }, oldestState: 69 }],
  ['keeps the state of 3 blocks', { mined: { ...same, hash: OTHER, block: 90 }, oldestState: 97 }],
])(
  'TXN-27 ERR-62 on a node that %s an older replacement is known by the used nonce, once the receipt is not merely late',
  async (_name, chain) => {
    const results = await checks(
      chain,
      [0, 3, 6, 14.9, 15].map((each) => each * SECOND),
    );
    expect(results.map(({ status }) => status)).toEqual([...Array(4).fill('pending'), 'ended']);
    expect(results.at(-1)).toEqual({ status: 'ended', ending: 'replaced' });
  },
);

test('TXN-27 a receipt that was late is found before the nonce alone decides', async () => {
  const mined = { ...same, hash: OURS, block: 60 };
  const late = { mined, oldestState: 69, hidesReceipts: true };
  const [first] = await checks(late, [0]);
  expect(first).toMatchObject({ status: 'pending', usedSinceMs: NOW });
  const own = { usedSinceMs: NOW };
  await expect(check({ mined, oldestState: 69 }, own, NOW + 20 * SECOND)).resolves.toMatchObject({
    status: 'ended',
    receipt: { transactionHash: OURS },
  });
});

test('TXN-27 a node that cannot be searched now is tried again, before the nonce alone decides', async () => {
  const mined = { ...same, hash: OTHER, block: 99 };
  const [early, late] = [20 * SECOND, 6 * 60 * SECOND];
  const own = { usedSinceMs: NOW };
  await expect(check({ mined, isDown: true }, own, NOW + early)).resolves.toMatchObject({
    status: 'pending',
    usedSinceMs: NOW,
  });
  await expect(check({ mined }, own, NOW + early)).resolves.toMatchObject({ ending: 'spedUp' });
  await expect(check({ mined, isDown: true }, own, NOW + late)).resolves.toEqual({
    status: 'ended',
    ending: 'replaced',
  });
});

test('TXN-27 a nonce that a lagging node showed as used for a moment decides nothing', async () => {
  const own = { usedSinceMs: NOW - 60 * SECOND };
  const result = await check({}, own);
  expect(result).toEqual({ status: 'pending', nonce: 7 });
  expect(result).toHaveProperty('usedSinceMs', undefined);
});

test.each<[string, Hex, boolean]>([
  ['a contract', '0x6080', true],
  ['one that signs for itself', '0x', false],
  ['W17 one with delegated code', `0xef0100${'ab'.repeat(20)}`, false],
])(
  'W16 a transaction that no node shows is classified by its account: %s',
  async (_name, code, isFromContract) => {
    const { nonce: _nonce, ...unseen } = record;
    const { nodeClient } = client({ isKnown: false, code });
    const moment = { blockNumber: 100n, nowMs: NOW };
    await expect(checkTransaction(nodeClient, unseen, moment)).resolves.toEqual({
      status: 'pending',
      isFromContract,
    });
  },
);

test('TXN-03 a used nonce whose receipt a lagging node does not show yet stays pending', async () => {
  const ours = { ...same, hash: OURS, block: 99 };
  const other = { ...same, hash: OTHER, block: 99 };
  for (const mined of [ours, other]) {
    await expect(check({ mined, hidesReceipts: true })).resolves.toEqual({
      status: 'pending',
      nonce: 7,
    });
  }
});

test('TXN-07 C09 without a receipt it is dropped after 24 hours, seen or never seen', async () => {
  const { nonce: _nonce, ...unseen } = record;
  const dropped = { status: 'ended', ending: 'dropped' };
  await expect(check({}, {}, NOW + 24 * HOUR - 1)).resolves.toMatchObject({ status: 'pending' });
  await expect(check({}, {}, NOW + 24 * HOUR)).resolves.toEqual(dropped);
  const { nodeClient } = client({ isKnown: false });
  const late = { blockNumber: 100n, nowMs: NOW + 24 * HOUR };
  await expect(checkTransaction(nodeClient, unseen, late)).resolves.toEqual(dropped);
});
