import { waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { useTransactions } from '@/lib/transactions/history/store';
import { addUnansweredRequest, useUnansweredRequests } from './store';
import { connectedPage } from './testing/connectedPage.setup';
import { account, wavax, wrap } from './testing/submission.setup';
import { useFindRequests } from './useFindRequests';

beforeEach(() => {
  sessionStorage.clear();
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const unanswered = () => useUnansweredRequests.getState().requests;

test('TXN-30 a dismissed request stays although its nonce is used, in a block that no endpoint shows, and later ones too', async () => {
  addUnansweredRequest({
    from: account,
    chainId: 43114,
    summary: wrap.summary,
    to: wavax,
    value: 3n,
    dataHash: keccak256('0xd0e30db0'),
    nonce: 7,
    isDismissed: true,
    addedTime: Date.now(),
  });
  let block = 100n;
  const { readAt } = await connectedPage(() => useFindRequests(), {
    account,
    node: {
      // Nonce 7 was used before block 100, and the node has no older state; 8 is used in block 110.
      eth_getTransactionCount: ([, asked]) => {
        if (asked !== 'latest' && Number(asked) < 100) throw { code: -32000, message: 'pruned' };
        return (asked === 'latest' ? block : BigInt(String(asked))) >= 110n ? '0x9' : '0x8';
      },
      eth_getBlockByNumber: ([number]) => ({
        number: number === 'latest' ? '0x6e' : number,
        hash: keccak256('0x02'),
        timestamp: '0x1',
        transactions:
          number === '0x6e'
            ? [
                {
                  hash: keccak256('0x0a'),
                  from: account,
                  to: wavax,
                  value: '0x1',
                  nonce: '0x8',
                  input: '0x01',
                },
              ]
            : [],
      }),
    },
  });
  readAt(101n);
  await waitFor(() => expect(unanswered()).not.toMatchObject([{ nonce: 7 }]));
  expect(unanswered()).toMatchObject([{ nonce: 8, isDismissed: true }]);
  block = 110n;
  readAt(110n);
  await waitFor(() => expect(unanswered()).not.toMatchObject([{ nonce: 8 }]));
  expect(unanswered()).toMatchObject([{ nonce: 9, isDismissed: true }]);
});
