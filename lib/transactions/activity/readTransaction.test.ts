import { createClient, custom, keccak256, numberToHex, parseEther, zeroHash } from 'viem';
import { avalanche } from 'viem/chains';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { readTransaction } from './readTransaction';

const HASH = keccak256('0x01');
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const TARGET = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';

const TRANSACTION = {
  hash: HASH,
  from: ACCOUNT,
  to: TARGET.toLowerCase(),
  value: '0x0',
  input: '0xabcdef01',
  nonce: '0x7',
  gas: '0x5208',
  chainId: '0xa86a',
  type: '0x2',
};
const RECEIPT = {
  transactionHash: HASH,
  blockHash: zeroHash,
  blockNumber: '0x64',
  contractAddress: null,
  from: ACCOUNT,
  to: TARGET,
  transactionIndex: '0x0',
  status: '0x1',
  logs: [],
  gasUsed: '0x5208',
  effectiveGasPrice: '0x2',
};

type Node = { readonly transaction?: object | null; readonly receipt?: object | null };

function node({ transaction = null, receipt = null }: Node) {
  const answers: Record<string, unknown> = {
    eth_getTransactionByHash: transaction,
    eth_getTransactionReceipt: receipt,
    eth_blockNumber: '0x65',
    eth_getBlockByNumber: { number: '0x64', timestamp: numberToHex(1_700_000_000) },
  };
  const request = async ({ method }: { method: string }) => answers[method];
  return createClient({
    chain: avalanche,
    cacheTime: 0,
    transport: custom({ request }, { retryCount: 0 }),
  });
}

function read(here: Node, other: Node = {}) {
  const wanted = {
    hash: HASH,
    chainId: 43114,
    account: ACCOUNT,
    otherClient: node(other),
  } as const;
  return readTransaction(node(here), wanted);
}

test('ACT-09 a transaction that the account sent is read with its receipt, fee and time', async () => {
  expect(await read({ transaction: TRANSACTION, receipt: RECEIPT })).toEqual({
    hash: HASH,
    from: ACCOUNT,
    chainId: 43114,
    summary: { type: 'other', target: TARGET },
    to: TARGET,
    value: 0n,
    dataHash: keccak256('0xabcdef01'),
    nonce: 7,
    addedTime: 1_700_000_000_000,
    confirmedTime: 1_700_000_000_000,
    receipt: {
      transactionHash: HASH,
      blockHash: zeroHash,
      blockNumber: 100n,
      contractAddress: null,
      from: ACCOUNT,
      to: TARGET,
      transactionIndex: 0,
      status: 1,
    },
    fee: 42_000n,
  });
});

test('ACT-09 a plain transfer of AVAX is a send', async () => {
  const transaction = { ...TRANSACTION, input: '0x', value: numberToHex(parseEther('2')) };
  const amount = { currency: nativeCurrency(43114), raw: parseEther('2') };
  expect(await read({ transaction, receipt: RECEIPT })).toMatchObject({
    summary: { type: 'send', amount, recipient: TARGET },
  });
});

test.each([
  ['foreign', 'that another account sent', { transaction: { ...TRANSACTION, from: TARGET } }, {}],
  [
    'foreign',
    'whose receipt names another account',
    { transaction: TRANSACTION, receipt: { ...RECEIPT, from: TARGET } },
    {},
  ],
  ['unknown', 'that no node knows', {}, {}],
  [
    'unknown',
    'in whose place a node shows another',
    { transaction: { ...TRANSACTION, hash: zeroHash } },
    {},
  ],
  ['pending', 'that is not mined', { transaction: TRANSACTION }, {}],
  ['otherChain', 'that the other chain knows', {}, { transaction: TRANSACTION }],
  [
    'otherChain',
    'that names another chain',
    { transaction: { ...TRANSACTION, chainId: '0x1' } },
    {},
  ],
] as const)('ACT-09 %s: a transaction %s is not read', async (problem, _which, here, other) => {
  expect(await read(here, other)).toBe(problem);
});

test('ACT-09 a receipt of another transaction is an error', async () => {
  const receipt = { ...RECEIPT, transactionHash: zeroHash };
  await expect(read({ transaction: TRANSACTION, receipt })).rejects.toThrow('Unusable receipt');
});
