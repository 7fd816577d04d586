import { waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { isKnownToHistory } from '@/lib/transactions/history/isKnownToHistory';
import { useTransactions } from '@/lib/transactions/history/store';
import { addTransaction, finalizeTransaction } from '@/lib/transactions/history/storeActions';
import { outcomeOf, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { useWatchReceipts } from '@/lib/transactions/history/useWatchReceipts';
import type { SendRequest } from './sendRequest';
import { addUnansweredRequest, useUnansweredRequests } from './store';
import { recordAnswered, recordFound } from './storeActions';
import { connectedPage } from './testing/connectedPage.setup';
import { account, wavax, wrap } from './testing/submission.setup';
import { useFindRequests } from './useFindRequests';

const [FIRST, SECOND, OTHER] = [keccak256('0x0a'), keccak256('0x0b'), keccak256('0x0c')];
const INPUT = '0xd0e30db0';
const NOW = Date.now();

const request: SendRequest = {
  from: account,
  chainId: 43114,
  summary: wrap.summary,
  to: wavax,
  value: 3n,
  dataHash: keccak256(INPUT),
  nonce: 7,
  isPerhapsSent: true,
  addedTime: NOW - 20_000,
};
const equal: SendRequest = { ...request, addedTime: NOW - 10_000 };

/** What the network shows of a request, as a look for it finds it. */
function foundOf({ isPerhapsSent: _none, ...sent }: SendRequest, hash = FIRST): TransactionRecord {
  return { ...sent, nonce: 7, hash };
}

/** What the wallet says that it sent for a request, some seconds later. */
function answerTo({ addedTime, ...asked }: SendRequest, hash = FIRST): TransactionRecord {
  const { isPerhapsSent: _none, nonce, ...sent } = asked;
  const known = nonce === undefined ? {} : { leastNonce: nonce };
  return { ...sent, ...known, hash, requestedTime: addedTime, addedTime: addedTime + 5_000 };
}

const records = () => useTransactions.getState().records;
const hashes = () => records().map(({ hash }) => hash);
const times = () => useUnansweredRequests.getState().requests.map(({ addedTime }) => addedTime);

beforeEach(() => {
  sessionStorage.clear();
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** A node on which the account has mined one transaction, of nonce 7 in block 101. */
const node = {
  eth_getTransactionByHash: () => null,
  eth_getTransactionReceipt: ([hash]: readonly unknown[]) => (hash === FIRST ? receipt() : null),
  eth_getTransactionCount: ([, block]: readonly unknown[]) =>
    block === 'latest' || Number(block) >= 101 ? '0x8' : '0x7',
  eth_getBlockByNumber: ([number]: readonly unknown[]) => ({
    number: number === 'latest' ? '0x65' : number,
    hash: keccak256('0x02'),
    timestamp: '0x1',
    transactions:
      number === '0x65'
        ? [{ hash: FIRST, from: account, to: wavax, value: '0x3', nonce: '0x7', input: INPUT }]
        : [],
  }),
};

function receipt() {
  return {
    transactionHash: FIRST,
    blockHash: keccak256('0x02'),
    blockNumber: '0x65',
    contractAddress: null,
    from: account,
    to: wavax,
    transactionIndex: '0x0',
    status: '0x1',
    logs: [],
  };
}

test('TXN-28 of two equal requests, one transaction on the network ends one', async () => {
  addUnansweredRequest(request);
  addUnansweredRequest(equal);
  const { readAt } = await connectedPage(() => useFindRequests(), { account, node });
  readAt(101n);
  await waitFor(() => expect(hashes()).toEqual([FIRST]));
  readAt(102n);
  await waitFor(() =>
    expect(useUnansweredRequests.getState().requests).toMatchObject([
      { isPerhapsSent: true, nonce: 8 },
    ]),
  );
  expect(hashes()).toEqual([FIRST]);
});

test('TXN-28 what another tab has recorded for an equal request ends no second one', () => {
  addUnansweredRequest(request);
  addUnansweredRequest(equal);
  recordFound(foundOf(request), request);
  recordFound(foundOf(equal), equal);
  expect(records()).toMatchObject([{ hash: FIRST, addedTime: request.addedTime }]);
  expect(times()).toEqual([equal.addedTime]);
  // Not after it was confirmed either.
  finalizeTransaction({ chainId: 43114, hash: FIRST }, { ending: 'spedUp', nowMs: NOW });
  recordFound(foundOf(equal), equal);
  expect(records()).toMatchObject([{ hash: FIRST, addedTime: request.addedTime }]);
  expect(times()).toEqual([equal.addedTime]);
});

test('TXN-27 of two equal transactions, one on the network ends one', async () => {
  const sent = { ...foundOf(request), leastNonce: 7 };
  const { nonce: _none, ...unseen } = sent;
  addTransaction({ ...unseen, hash: SECOND });
  addTransaction({ ...unseen, hash: OTHER, addedTime: equal.addedTime });
  const { readAt } = await connectedPage(() => useWatchReceipts(43114), { account, node });
  readAt(101n);
  const outcomes = () => records().map(outcomeOf).sort();
  await waitFor(() => expect(outcomes()).toContain('spedUp'));
  readAt(102n);
  await waitFor(() => expect(records()).toContainEqual(expect.objectContaining({ leastNonce: 8 })));
  expect(outcomes()).toEqual(['pending', 'spedUp']);
});

test('TXN-28 a hash that comes late is recorded, although an equal transaction was found before', () => {
  addUnansweredRequest(request);
  addUnansweredRequest(equal);
  recordFound(foundOf(request, OTHER), request);
  recordAnswered(answerTo(request), request);
  expect(hashes()).toEqual([FIRST]);
  expect(times()).toEqual([equal.addedTime]);
  // What was found is free for the other request.
  const mined = { hash: OTHER, from: account, nonce: 7 } as const;
  expect(isKnownToHistory(useTransactions.getState(), 43114, mined)).toBe(false);
  recordFound(foundOf(equal, OTHER), equal);
  expect(hashes().sort()).toEqual([FIRST, OTHER].sort());
  expect(times()).toEqual([]);
});

test('TXN-28 the hash of a wallet takes its transaction from the request that it was found for', () => {
  addUnansweredRequest(request);
  recordFound(foundOf(request), request);
  finalizeTransaction({ chainId: 43114, hash: FIRST }, { receipt: stored, nowMs: NOW });
  recordAnswered(answerTo(equal), equal);
  expect(records()).toMatchObject([{ hash: FIRST, requestedTime: equal.addedTime }]);
  expect(useUnansweredRequests.getState().requests).toEqual([{ ...request, nonce: 8 }]);
});

test('TXN-28 a hash that was found before is recorded once', () => {
  addUnansweredRequest(request);
  recordFound(foundOf(request), request);
  recordAnswered(answerTo(request), request);
  expect(records()).toEqual([foundOf(request)]);
  expect(times()).toEqual([]);
});

const stored = {
  transactionHash: FIRST,
  blockHash: keccak256('0x02'),
  blockNumber: 101n,
  contractAddress: null,
  from: account,
  to: wavax,
  transactionIndex: 0,
  status: 1,
} as const;
