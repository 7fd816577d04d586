import { waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { useTransactions } from '@/lib/transactions/history/store';
import { addTransaction } from '@/lib/transactions/history/storeActions';
import { outcomeOf } from '@/lib/transactions/history/transaction';
import { keepRequest, openRequests } from '@/lib/transactions/submit/openRequests';
import type { SendRequest } from '@/lib/transactions/submit/sendRequest';
import { useUnansweredRequests } from '@/lib/transactions/submit/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { account, wavax, wrap } from '@/lib/transactions/submit/testing/submission.setup';
import { ReceiptWatcher } from './ReceiptWatcher';
import { RequestFinder } from './RequestFinder';

const FIRST = keccak256('0x0a');
const SECOND = keccak256('0x0b');
const INPUT = '0xd0e30db0';

const request: SendRequest = {
  from: account,
  chainId: 43114,
  summary: wrap.summary,
  to: wavax,
  value: 3n,
  dataHash: keccak256(INPUT),
  nonce: 7,
  addedTime: Date.now() - 10_000,
};

function receipt(hash: unknown) {
  return {
    transactionHash: hash,
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

afterEach(() => jest.restoreAllMocks());

test('TXN-27 TXN-28 of two equal sends, the second does not end as the first, whose hash was not known', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { nonce, ...sent } = request;
  keepRequest(request);
  addTransaction({ ...sent, hash: SECOND, leastNonce: nonce ?? 0, addedTime: Date.now() });
  let [canLook, isSecondMined] = [false, false];
  const { readAt } = await connectedPage(
    () => {
      // Components that show nothing.
      ReceiptWatcher();
      RequestFinder();
    },
    {
      account,
      node: {
        eth_getTransactionByHash: () => null,
        eth_getTransactionReceipt: ([hash]) =>
          hash === FIRST || isSecondMined ? receipt(hash) : null,
        eth_getTransactionCount: ([, block]) => {
          // The finder requests the latest block by its number.
          if (block === '0x65' && !canLook) throw { code: -32000, message: 'busy' };
          return block === 'latest' || Number(block) >= 101 ? '0x8' : '0x7';
        },
        eth_getBlockByNumber: ([number]) => ({
          number: number === 'latest' ? '0x65' : number,
          hash: keccak256('0x02'),
          timestamp: '0x1',
          transactions:
            number === '0x65'
              ? [
                  {
                    hash: FIRST,
                    from: account,
                    to: wavax,
                    value: '0x3',
                    nonce: '0x7',
                    input: INPUT,
                  },
                ]
              : [],
        }),
      },
    },
  );
  const find = (hash: string) =>
    useTransactions.getState().records.find((each) => each.hash === hash);
  const outcome = (hash: string) => {
    const record = find(hash);
    return record && outcomeOf(record);
  };

  readAt(101n);
  const isChecked = () =>
    outcome(SECOND) !== 'pending' || find(SECOND)?.lastCheckedBlockNumber === 101n;
  await waitFor(() => expect(isChecked()).toBe(true));
  expect(outcome(SECOND)).toBe('pending');
  canLook = true;
  readAt(102n);
  await waitFor(() => expect(outcome(FIRST)).toBe('confirmed'));
  expect(openRequests()).toEqual([]);
  expect(useUnansweredRequests.getState().requests).toEqual([]);
  readAt(103n);
  await waitFor(() => expect(find(SECOND)).toMatchObject({ leastNonce: 8 }));
  expect(outcome(SECOND)).toBe('pending');
  isSecondMined = true;
  readAt(104n);
  await waitFor(() => expect(outcome(SECOND)).toBe('confirmed'));
});
