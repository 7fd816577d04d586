import { act, cleanup, waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { digitsOfBigint } from '@/lib/base/storage/persisted';
import { followStorage } from '@/lib/base/storage/store';
import { formStatusOf } from '@/lib/transactions/forms/sentForms';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useTransactions } from '@/lib/transactions/history/store';
import { hasOpenRequests, keepRequest, openRequests } from './openRequests';
import type { SendRequest } from './sendRequest';
import { addUnansweredRequest, useUnansweredRequests } from './store';
import { addKeptRequests, endRequest, recordAnswered, recordFound } from './storeActions';
import { connectedPage } from './testing/connectedPage.setup';
import { account, wavax, wrap } from './testing/submission.setup';
import { useFindRequests } from './useFindRequests';
import { useSubmit } from './useSubmit';

const KEY = 'pangolin.leftRequests';
const HASH = keccak256('0x0a');
const form = { screen: 'swap', key: 'three AVAX' } as const;

const request = (): SendRequest => ({
  from: account,
  chainId: 43114,
  summary: wrap.summary,
  to: wavax,
  value: 3n,
  dataHash: keccak256('0xd0e30db0'),
  addedTime: Date.now(),
  form,
});

function sentBy({ form: _form, addedTime, ...asked }: SendRequest) {
  return { ...asked, hash: HASH, requestedTime: addedTime, addedTime: addedTime + 5_000 };
}

const unanswered = () => useUnansweredRequests.getState().requests;
const formStatus = () =>
  formStatusOf(useSentForms.getState().forms, { chainId: 43114, account, ...form });

let stop: () => void;

beforeEach(() => {
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  useSentForms.setState({ forms: [] });
  localStorage.clear();
  sessionStorage.clear();
  stop = followStorage(useUnansweredRequests);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** Another tab of this device stores these requests. */
function storedElsewhere(text: string): void {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

const page = () => connectedPage(() => useFindRequests(), { account });

test('TXN-28 after a reload, the form of a request that another tab found meanwhile was sent', async () => {
  const asked = { ...request(), isPerhapsSent: true, nonce: 7 };
  addUnansweredRequest(asked);
  await page();
  expect(formStatus()).toBe('unsent');
  cleanup();
  const { form: _form, isPerhapsSent: _perhaps, ...sent } = asked;
  recordFound({ ...sent, hash: HASH }, asked);
  expect(unanswered()).toEqual([]);
  expect(hasOpenRequests()).toBe(true);

  await page();
  await waitFor(() => expect(formStatus()).toBe('pending'));
  expect(hasOpenRequests()).toBe(false);
  cleanup();
  // It is recorded once: the user may have cleared the form since.
  useSentForms.setState({ forms: [] });
  await page();
  expect(formStatus()).toBe('unsent');
});

test('TXN-29 a copy of a tab does not keep a request that the wallet has answered in the other', async () => {
  const asked = request();
  keepRequest(asked);
  const kept = sessionStorage.getItem('pangolin.requests') ?? '';
  endRequest(asked);
  expect(openRequests()).toEqual([]);
  sessionStorage.setItem('pangolin.requests', kept);
  addKeptRequests([]);
  expect(unanswered()).toEqual([]);
  expect(openRequests()).toEqual([]);
  // Nor once its own wallet leaves the page.
  addUnansweredRequest(asked);
  expect(unanswered()).toEqual([]);
});

test('TXN-29 in a copy of a tab, the form of what the wallet has sent in the other was sent', async () => {
  const asked = request();
  keepRequest(asked);
  const kept = sessionStorage.getItem('pangolin.requests') ?? '';
  recordAnswered(sentBy(asked), asked);
  endRequest(asked);
  sessionStorage.setItem('pangolin.requests', kept);
  await page();
  await waitFor(() => expect(formStatus()).toBe('pending'));
  expect(unanswered()).toEqual([]);
});

test('TXN-29 the nonce that a tab notes reaches what its copy has shared without it', async () => {
  const { result } = await connectedPage(
    () => {
      useFindRequests();
      return useSubmit();
    },
    {
      account,
      node: { eth_getTransactionCount: () => '0x7' },
      wallet: { eth_sendTransaction: () => new Promise(() => undefined) },
    },
  );
  act(() => result.current.send(wrap));
  await waitFor(() => expect(openRequests()).toMatchObject([{ nonce: 7 }]));
  const requests = openRequests().map(({ nonce: _none, ...copied }) => copied);
  const stored = { state: { requests, ended: [] }, version: 1 };
  act(() => storedElsewhere(JSON.stringify(stored, digitsOfBigint)));
  await waitFor(() => expect(unanswered()).toMatchObject([{ ...requests[0], nonce: 7 }]));
});

test('TXN-29 a request that its wallet leaves keeps the nonce that all tabs know', () => {
  const asked = request();
  addUnansweredRequest({ ...asked, nonce: 7 });
  addUnansweredRequest({ ...asked, isPerhapsSent: true });
  expect(unanswered()).toEqual([{ ...asked, nonce: 7, isPerhapsSent: true }]);
});

test('TXN-29 S01 what was stored without the requests that have ended stays readable', () => {
  const asked = request();
  addUnansweredRequest(asked);
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '');
  const { requests } = stored.state;
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  storedElsewhere(JSON.stringify({ ...stored, state: { requests } }));
  expect(unanswered()).toEqual([asked]);
});
