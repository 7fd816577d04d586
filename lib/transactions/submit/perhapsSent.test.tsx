import { act, waitFor } from '@testing-library/react';
import { type Hex, isHex, keccak256 } from 'viem';
import { formStatusOf } from '@/lib/transactions/forms/sentForms';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useTransactions } from '@/lib/transactions/history/store';
import { openRequests } from './openRequests';
import { PerhapsSentError } from './sendFailure';
import { addUnansweredRequest, useUnansweredRequests } from './store';
import { updateUnansweredRequest } from './storeActions';
import { connectedPage } from './testing/connectedPage.setup';
import type { Answer } from './testing/fakeWallet.setup';
import { account, wavax, wrap } from './testing/submission.setup';
import { useFindRequests } from './useFindRequests';
import { usePendingItems } from './usePendingItems';
import { useFoundRequest } from './useRequestLog';
import { useSkipsReview } from './useSkipsReview';
import { type SentFormListeners, useSubmit } from './useSubmit';

const MINED = keccak256('0x0a');
const DEPOSIT = '0xd0e30db0';

beforeEach(() => {
  sessionStorage.clear();
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** A page whose wallet answers a request to send in this way. `mine` mines the request. */
async function page(answer: Answer, form?: SentFormListeners) {
  let input: string | undefined;
  let failures = 1;
  const shown = await connectedPage(
    () => {
      useFindRequests();
      const submission = useSubmit(form);
      const { error } = submission;
      const request = error instanceof PerhapsSentError ? error.request : undefined;
      return {
        submission,
        waiting: usePendingItems(),
        skipsReview: useSkipsReview(true),
        found: useFoundRequest(request),
      };
    },
    {
      account,
      node: {
        eth_getTransactionCount: ([, block]) => {
          failures -= 1;
          if (failures >= 0) throw { code: -32000, message: 'busy' };
          return input !== undefined && (block === 'latest' || Number(block) >= 101)
            ? '0x8'
            : '0x7';
        },
        eth_getBlockByNumber: ([number]) => ({
          number: number === 'latest' ? '0x64' : number,
          hash: keccak256('0x02'),
          timestamp: '0x1',
          transactions:
            input !== undefined && number === '0x65'
              ? [{ hash: MINED, from: account, to: wavax, value: '0x3', nonce: '0x7', input }]
              : [],
        }),
      },
      wallet: { eth_sendTransaction: answer },
    },
  );
  const send = async () => {
    act(() => shown.result.current.submission.send(wrap));
    await shown.settled();
  };
  const mine = (data?: Hex) => {
    const [asked] = shown.asked('eth_sendTransaction');
    const sent = asked?.params[0];
    const own = typeof sent === 'object' && sent !== null && 'data' in sent ? sent.data : '';
    input = data ?? (isHex(own) ? own : undefined);
    shown.readAt(101n);
  };
  /** Mines another transaction of the account. */
  const mineOther = () => mine('0x01');
  return { ...shown, send, mine, mineOther };
}

const records = () => useTransactions.getState().records;

test.each<[string, Answer]>([
  ['already known', () => Promise.reject({ code: -32000, message: 'already known' })],
  ['nonce too low', () => Promise.reject({ code: -32603, message: 'nonce too low' })],
  ['a text', () => Promise.reject('known transaction')],
  ['no hash', () => null],
])(
  'TXN-28 after the answer %s the request is kept, and found by account and nonce',
  async (_name, answer) => {
    const { result, send, mine } = await page(answer);
    await send();
    expect(result.current.submission.error).toBeInstanceOf(PerhapsSentError);
    expect(result.current.waiting.request).toBeUndefined();
    expect(result.current.skipsReview).toBe(false);
    // A failed read of the nonce is repeated.
    await waitFor(() => expect(openRequests()).toMatchObject([{ isPerhapsSent: true, nonce: 7 }]), {
      timeout: 5_000,
    });
    expect(result.current.waiting.unanswered).toMatchObject([
      { isPerhapsSent: true, nonce: 7, summary: wrap.summary },
    ]);
    expect(records()).toEqual([]);

    mine();
    await waitFor(() => expect(records()).toMatchObject([{ hash: MINED, nonce: 7 }]), {
      timeout: 5_000,
    });
    expect(records()[0]).not.toHaveProperty('isPerhapsSent');
    expect(result.current.found).toMatchObject({ hash: MINED });
    await waitFor(() => expect(result.current.waiting.unanswered).toEqual([]));
    expect(openRequests()).toEqual([]);
  },
);

test('TXN-28 the form of a request that is found on the network was sent', async () => {
  useSentForms.setState({ forms: [] });
  const form = {
    formId: { screen: 'swap', key: 'three AVAX' },
    recordSent: jest.fn(),
    recordPerhapsSent: jest.fn(),
  } as const;
  const owner = { chainId: 43114, account } as const;
  const formStatus = () =>
    formStatusOf(useSentForms.getState().forms, { ...owner, ...form.formId });
  const { send, mine } = await page(() => 'nothing', form);
  await send();
  expect(form.recordPerhapsSent).toHaveBeenCalledTimes(1);
  expect(formStatus()).toBe('unsent');
  // It is kept for after a reload.
  await waitFor(() => expect(openRequests()).toMatchObject([{ form: form.formId, nonce: 7 }]), {
    timeout: 5_000,
  });
  mine();
  await waitFor(() => expect(formStatus()).toBe('pending'), { timeout: 5_000 });
  expect(records()).toMatchObject([{ hash: MINED }]);
  expect(records()[0]).not.toHaveProperty('form');
  expect(form.recordSent).not.toHaveBeenCalled();
});

test('TXN-30 a request that the user does not see in the wallet is quiet, and is still found', async () => {
  const { result, send, mine } = await page(() => 'nothing');
  await send();
  await waitFor(() => expect(openRequests()).toMatchObject([{ nonce: 7 }]), { timeout: 5_000 });
  const [request] = result.current.waiting.unanswered;
  if (request === undefined) throw new TypeError('Nothing is unanswered');
  act(() => updateUnansweredRequest(request, { isDismissed: true }));
  expect(result.current.skipsReview).toBe(true);
  expect(result.current.waiting.unanswered).toEqual([]);
  expect(result.current.waiting.dismissed).toMatchObject([{ nonce: 7, summary: wrap.summary }]);
  mine();
  await waitFor(() => expect(records()).toMatchObject([{ hash: MINED, nonce: 7 }]), {
    timeout: 5_000,
  });
  expect(records()[0]).not.toHaveProperty('isDismissed');
  await waitFor(() => expect(result.current.waiting.dismissed).toEqual([]));
});

test.each<[string, boolean, number]>([
  ['dismissed is forgotten', true, 0],
  ['perhaps sent stays', false, 1],
])(
  'TXN-30 once another transaction has its nonce, what is %s',
  async (_what, isDismissed, count) => {
    const { result, send, mineOther } = await page(() => 'nothing');
    await send();
    await waitFor(() => expect(openRequests()).toMatchObject([{ nonce: 7 }]), { timeout: 5_000 });
    const [request] = result.current.waiting.unanswered;
    if (request === undefined) throw new TypeError('Nothing is unanswered');
    if (isDismissed) act(() => updateUnansweredRequest(request, { isDismissed }));
    mineOther();
    const nonces = () => useUnansweredRequests.getState().requests.map(({ nonce }) => nonce);
    await waitFor(() => expect(nonces()).toEqual(Array(count).fill(8)), { timeout: 5_000 });
    expect(records()).toEqual([]);
  },
);

test('TXN-29 a tab that did not ask says what was perhaps sent, finds it, and its form was sent', async () => {
  useSentForms.setState({ forms: [] });
  const form = { screen: 'swap', key: 'three AVAX' } as const;
  const { result, mine } = await page(() => 'nothing');
  act(() =>
    addUnansweredRequest({
      from: account,
      chainId: 43114,
      summary: wrap.summary,
      to: wavax,
      value: 3n,
      dataHash: keccak256(DEPOSIT),
      nonce: 7,
      isPerhapsSent: true,
      addedTime: Date.now(),
      form,
    }),
  );
  expect(result.current.skipsReview).toBe(false);
  mine(DEPOSIT);
  await waitFor(() => expect(records()).toMatchObject([{ hash: MINED, nonce: 7 }]), {
    timeout: 5_000,
  });
  await waitFor(() =>
    expect(formStatusOf(useSentForms.getState().forms, { chainId: 43114, account, ...form })).toBe(
      'pending',
    ),
  );
  expect(result.current.skipsReview).toBe(true);
});

test.each<[string, Answer]>([
  ['a rejection', () => Promise.reject({ code: 5000, message: 'no' })],
  ['an unknown method', () => Promise.reject({ code: -32601, message: 'no' })],
  ['a hash', () => MINED],
])('TXN-28 after %s nothing is unanswered', async (_name, answer) => {
  const { result, send } = await page(answer);
  await send();
  expect(result.current.skipsReview).toBe(true);
  expect(openRequests()).toEqual([]);
});
