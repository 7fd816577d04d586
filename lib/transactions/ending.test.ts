import { createClient, custom, type Hex, keccak256, numberToHex } from 'viem';
import { avalanche } from 'viem/chains';
import { checkTransaction } from './ending';
import type { TransactionRecord } from './transaction';

const NOW = 1_700_000_000_000;
const HOUR = 60 * 60 * 1000;
const OURS = keccak256('0x01');
const OTHER = keccak256('0x02');
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const data = '0xabcdef01';

const record: TransactionRecord = {
  hash: OURS,
  from: account,
  chainId: 43114,
  summary: {
    type: 'wrap',
    amount: {
      currency: {
        type: 'native',
        chainId: 43114,
        decimals: 18,
        symbol: 'AVAX',
        name: 'Avalanche',
      },
      raw: 5n,
    },
  },
  to: router,
  value: 5n,
  dataHash: keccak256(data),
  nonce: 7,
  addedTime: NOW,
};

type Mined = {
  readonly hash: Hex;
  readonly block: number;
  readonly to: Hex | null;
  readonly value: Hex;
  readonly input: Hex;
  readonly status?: Hex;
};

const same = { to: router, value: '0x5', input: data, status: '0x1' } as const;

type Chain = {
  /** The transaction that took nonce 7, if one was mined. */
  readonly mined?: Mined;
  /** What the node knows of ours while it is not mined. */
  readonly isKnown?: boolean;
  /** The oldest block of which the node still has the state. */
  readonly oldestState?: number;
  /** Receipts are not there yet. */
  readonly hidesReceipts?: boolean;
  /** What a call in the state of the block in which it was mined is answered. */
  readonly replay?: () => unknown;
  /** The code of the account. */
  readonly code?: Hex;
};

/** A node at block 100 whose account has nonce 7 until `mined`. */
function client(chain: Chain = {}) {
  const { mined, isKnown = true, oldestState = 0, hidesReceipts = false } = chain;
  const asked: string[] = [];
  const transaction = (hash: Hex) => ({
    ...{ hash, from: account, to: router, value: '0x5', input: data, gas: '0x5208' },
    ...{ nonce: '0x7', type: '0x0' },
  });
  const answers: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_getTransactionReceipt: ([hash]) =>
      hash === mined?.hash && !hidesReceipts
        ? {
            transactionHash: hash,
            blockHash: keccak256('0x03'),
            blockNumber: numberToHex(mined?.block ?? 0),
            contractAddress: null,
            from: account,
            to: mined?.to,
            transactionIndex: '0x2',
            ...(mined?.status !== undefined && { status: mined.status }),
            logs: [],
          }
        : null,
    eth_getTransactionByHash: ([hash]) =>
      (isKnown && hash === OURS) || hash === mined?.hash ? transaction(OURS) : null,
    eth_getCode: () => chain.code ?? '0x',
    eth_call: ([call, block]) => {
      const asMined = { from: account, to: router, value: '0x5', data, gas: '0x5208' };
      expect([call, block]).toEqual([asMined, numberToHex(mined?.block ?? 0)]);
      return chain.replay?.() ?? '0x';
    },
    eth_getTransactionCount: ([, block]) => {
      const number = block === 'latest' ? 100 : Number(block);
      if (number < oldestState) throw { code: -32000, message: 'missing trie node' };
      return mined !== undefined && number >= mined.block ? '0x8' : '0x7';
    },
    eth_getBlockByNumber: ([block]) => ({
      number: block,
      transactions:
        mined !== undefined && Number(block) === mined.block
          ? [
              { ...transaction(OTHER), from: router },
              { ...transaction(mined.hash), ...mined },
            ]
          : [],
    }),
  };
  const request = async ({ method, params }: { method: string; params: readonly unknown[] }) => {
    asked.push(method);
    return answers[method]?.(params);
  };
  const transport = custom({ request }, { retryCount: 0 });
  return { asked, nodeClient: createClient({ chain: avalanche, transport }) };
}

function check(chain: Chain, own: Partial<TransactionRecord> = {}, nowMs = NOW) {
  const { nodeClient } = client(chain);
  return checkTransaction(nodeClient, { ...record, ...own }, { blockNumber: 100n, nowMs });
}

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

test('TXN-04 the status of a receipt is kept as 0, 1 or absent', async () => {
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

test('TXN-08 one check of a pending transaction asks everything at once', async () => {
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
    ] as const)('TXN-03 %s it is told as %s', async (_row, ending, mined) => {
      await expect(check({ mined: { ...mined, hash: OTHER, block } })).resolves.toMatchObject({
        status: 'ended',
        ending,
        receipt: { transactionHash: OTHER, blockNumber: BigInt(block) },
      });
    });
  },
);

test('TXN-03 C06 a recent replacement is found where the node keeps the state of recent blocks only', async () => {
  const mined = { ...same, hash: OTHER, block: 97 };
  await expect(check({ mined, oldestState: 90 })).resolves.toMatchObject({ ending: 'spedUp' });
});

test('ERR-31 a check that the node cannot answer fails, so that it is made again', async () => {
  const mined = { ...same, hash: OTHER, block: 10 };
  await expect(check({ mined, oldestState: 90 })).rejects.toThrow();
});

function reverts() {
  throw { code: 3, message: 'execution reverted: PangolinRouter: EXPIRED', data: '0x' };
}

test('C05 T-4 a failed transaction is told with the reason that its call gives in the state of its block', async () => {
  const mined = { ...same, status: '0x0', hash: OURS, block: 99 } as const;
  await expect(check({ mined, replay: reverts })).resolves.toMatchObject({
    status: 'ended',
    receipt: { status: 0 },
    reason: 'PangolinRouter: EXPIRED',
  });
});

test('C05 C06 a failed one that was sped up has its reason too', async () => {
  const mined = { ...same, status: '0x0', hash: OTHER, block: 99 } as const;
  await expect(check({ mined, replay: reverts })).resolves.toMatchObject({
    ending: 'spedUp',
    receipt: { status: 0 },
    reason: 'PangolinRouter: EXPIRED',
  });
});

test.each<[string, () => unknown]>([
  [
    'has pruned the state',
    () => {
      throw { code: -32000, message: 'missing trie node' };
    },
  ],
  ['finds that the call would succeed', () => '0x'],
])('C05 a failure has no reason where the node %s', async (_name, replay) => {
  const mined = { ...same, status: '0x0', hash: OURS, block: 99 } as const;
  const result = await check({ mined, replay });
  expect(result).toMatchObject({ status: 'ended', receipt: { status: 0 } });
  expect(result).not.toHaveProperty('reason');
});

test('C05 a success is not asked for a reason', async () => {
  const result = await check({ mined: { ...same, hash: OURS, block: 99 }, replay: reverts });
  expect(result).not.toHaveProperty('reason');
});

test.each<[string, Hex, boolean]>([
  ['a contract', '0x6080', true],
  ['one that signs for itself', '0x', false],
  ['one with delegated code (W17)', `0xef0100${'ab'.repeat(20)}`, false],
])(
  'W16 what no node shows is told apart by its account: %s',
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
