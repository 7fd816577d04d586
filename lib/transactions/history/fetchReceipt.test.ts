import fc from 'fast-check';
import { createClient, custom, keccak256, zeroAddress, zeroHash } from 'viem';
import * as z from 'zod/mini';
import { fetchReceipt, UnusableReceiptError } from './fetchReceipt';
import { receiptSchema } from './receipt';

const HASH = keccak256('0x01');
const usable = {
  transactionHash: HASH,
  blockHash: zeroHash,
  blockNumber: '0x64',
  contractAddress: null,
  from: zeroAddress,
  to: zeroAddress,
  transactionIndex: '0x2',
  status: '0x1',
  logs: [],
};

function fetched(answer: unknown) {
  const transport = custom({ request: async () => answer }, { retryCount: 0 });
  return fetchReceipt(createClient({ transport }), HASH, 100n);
}

/** The transaction's receipt, for a node's answer. */
async function received(answer: unknown) {
  return (await fetched(answer))?.receipt;
}

test('TXN-02 TXN-21 a receipt is kept with its eight fields, the numbers as numbers', async () => {
  await expect(received(usable)).resolves.toEqual({
    transactionHash: HASH,
    blockHash: zeroHash,
    blockNumber: 100n,
    contractAddress: null,
    from: zeroAddress,
    to: zeroAddress,
    transactionIndex: 2,
    status: 1,
  });
});

test('TXN-22 the fee is gas times price, and without them there is none', async () => {
  const paid = { ...usable, gasUsed: '0x5208', effectiveGasPrice: '0x5d21dba00' };
  expect((await fetched(paid))?.fee).toBe(525_000_000_000_000n);
  expect((await fetched(usable))?.fee).toBeUndefined();
  expect((await fetched({ ...paid, gasUsed: 'much' }))?.fee).toBeUndefined();
});

test('TXN-03 while a node has no receipt, there is none', async () => {
  await expect(received(null)).resolves.toBeUndefined();
});

test.each([null, undefined])(
  'TXN-21 TXN-04 a receipt needs neither party nor status: %s is valid',
  async (absent) => {
    const receipt = await received({
      ...usable,
      contractAddress: absent,
      to: absent,
      status: absent,
    });
    expect(receipt).toMatchObject({ contractAddress: null, to: null });
    expect(receipt).not.toHaveProperty('status');
  },
);

const FIELDS = ['blockHash', 'blockNumber', 'from', 'transactionHash', 'transactionIndex'] as const;
const HUGE = `0x${'f'.repeat(100_000)}`;
const WRONG = [null, undefined, 7, -1, true, '', '0x', 'x', {}, [], HUGE];

test.each([
  ...FIELDS.flatMap((field) => WRONG.map((wrong) => ({ [field]: wrong }))),
  ...[7, '', '0x2', 'success', {}, HUGE].map((status) => ({ status })),
  ...[7, '', '0x', {}, HUGE].flatMap((to) => [{ to }, { contractAddress: to }]),
  { transactionHash: zeroHash },
])('TXN-21 a receipt that differs in $# is not usable', async (wrong) => {
  await expect(received({ ...usable, ...wrong })).rejects.toThrow(UnusableReceiptError);
});

test('TXN-31 a receipt of a block far above the latest is not usable', async () => {
  await expect(received({ ...usable, blockNumber: '0x2bc' })).resolves.toHaveProperty(
    'blockNumber',
    700n,
  );
  await expect(received({ ...usable, blockNumber: '0x2bd' })).rejects.toThrow(UnusableReceiptError);
});

const log = { address: zeroAddress, topics: [zeroHash], data: '0x00', logIndex: '0x0' };

test.each<[unknown, unknown]>([
  [[], []],
  [[log], [{ address: zeroAddress, topics: [zeroHash], data: '0x00' }]],
  ...[undefined, null, {}, 'x', [null], [{}], [{ ...log, data: '0x0' }]].map(
    (odd) => [odd, undefined] as [unknown, unknown],
  ),
  [[log, { ...log, topics: ['0x'] }], undefined],
  [[log, { ...log, address: '0x1' }], undefined],
])('TXN-21 from the logs %j it reads %j, and the receipt stays usable', async (logs, read) => {
  await expect(fetched({ ...usable, logs })).resolves.toMatchObject({
    receipt: { transactionHash: HASH },
    logs: read,
  });
});

test('TXN-21 for any answer of a node, the result can be stored and restored', async () => {
  const field = fc.oneof(fc.anything(), fc.constantFrom(...Object.values(usable)));
  const answers = fc.record(Object.fromEntries(Object.keys(usable).map((name) => [name, field])), {
    requiredKeys: [],
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(answers, fc.anything()), async (answer) => {
      const receipt = await received(answer).catch((error) => {
        expect(error).toBeInstanceOf(UnusableReceiptError);
        return undefined;
      });
      if (receipt === undefined) return;
      const stored = { ...receipt, blockNumber: String(receipt.blockNumber) };
      expect(z.parse(receiptSchema, JSON.parse(JSON.stringify(stored)))).toEqual(receipt);
    }),
    { numRuns: 1000 },
  );
});
