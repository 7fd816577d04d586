import { keccak256 } from 'viem';
import { followStorage } from '@/lib/base/storage/store';
import { useTransactions } from '@/lib/transactions/history/store';
import { keepRequest, openRequests } from './openRequests';
import type { SendRequest } from './sendRequest';
import { addUnansweredRequest, useUnansweredRequests } from './store';
import {
  addKeptRequests,
  endRequest,
  recordAnswered,
  recordFound,
  unendedRequests,
  updateUnansweredRequest,
} from './storeActions';
import { account, wavax, wrap } from './testing/submission.setup';

const KEY = 'pangolin.leftRequests';
const HOUR = 60 * 60 * 1000;

const request = (): SendRequest => ({
  from: account,
  chainId: 43114,
  summary: wrap.summary,
  to: wavax,
  value: 3n,
  dataHash: keccak256('0x03'),
  nonce: 7,
  isPerhapsSent: true,
  addedTime: Date.now(),
});

const unanswered = () => useUnansweredRequests.getState().requests;
const records = () => useTransactions.getState().records;

let stop: () => void;

beforeEach(() => {
  useTransactions.setState(useTransactions.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  localStorage.clear();
  sessionStorage.clear();
  stop = followStorage(useUnansweredRequests);
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

/** A new tab: it has what the device stores, and nothing else. */
function newTab(): void {
  const text = localStorage.getItem(KEY);
  stop();
  sessionStorage.clear();
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState(), true);
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  stop = followStorage(useUnansweredRequests);
}

/** The device fails to store anything for all tabs. */
function failWrites(): void {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(
    this: Storage,
    key: string,
    value: string,
  ) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

test('TXN-29 what was perhaps sent is in every tab, also after its own was closed, to the last digit', () => {
  const asked = request();
  addUnansweredRequest(asked);
  const text = localStorage.getItem(KEY) ?? '';
  localStorage.removeItem(KEY);
  newTab();
  expect(unanswered()).toEqual([]);
  storedElsewhere(text);
  expect(unanswered()).toEqual([asked]);
  newTab();
  expect(unanswered()).toEqual([asked]);
  expect(unendedRequests()).toEqual([asked]);
});

test('TXN-29 a request that another tab has ended is gone here, and a late nonce does not bring it back', () => {
  const asked = request();
  addUnansweredRequest(asked);
  const other = { ...request(), addedTime: asked.addedTime + 1 };
  const both = localStorage.getItem(KEY) ?? '';
  addUnansweredRequest(other);
  storedElsewhere(both);
  expect(unanswered()).toEqual([asked]);
  updateUnansweredRequest(other, { nonce: 9 });
  expect(unanswered()).toEqual([asked]);
  endRequest(asked);
  newTab();
  expect(unanswered()).toEqual([]);
});

test('TXN-29 a request waits in its tab alone, and is shared with all after a reload', () => {
  const { isPerhapsSent: _none, ...asked } = request();
  keepRequest(asked);
  expect(localStorage.getItem(KEY)).toBeNull();
  addKeptRequests([asked]);
  expect(unanswered()).toEqual([]);
  addKeptRequests([]);
  addKeptRequests([]);
  expect(unanswered()).toEqual([asked]);
  expect(openRequests()).toEqual([]);
  newTab();
  expect(unanswered()).toEqual([asked]);
});

test('TXN-29 if the device fails to store a request, its tab keeps it', () => {
  failWrites();
  const asked = request();
  addUnansweredRequest(asked);
  expect(unanswered()).toEqual([asked]);
  expect(openRequests()).toEqual([asked]);
  updateUnansweredRequest(asked, { isDismissed: true });
  expect(openRequests()).toEqual([{ ...asked, isDismissed: true }]);
  jest.restoreAllMocks();
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState(), true);
  addKeptRequests([]);
  expect(unanswered()).toEqual([{ ...asked, isDismissed: true }]);
  expect(openRequests()).toEqual([]);
  endRequest(asked);
  expect(unendedRequests()).toEqual([]);
});

test('TXN-29 what two tabs find is recorded once', () => {
  const asked = request();
  const { isPerhapsSent: _none, ...sent } = { ...asked, hash: keccak256('0x0a') };
  addUnansweredRequest(asked);
  recordFound(sent, asked);
  expect(records()).toEqual([sent]);
  const confirmed = { ...sent, confirmedTime: 5, ending: 'dropped' as const };
  useTransactions.setState({ records: [confirmed] });
  recordFound(sent, asked);
  recordAnswered({ ...sent, addedTime: asked.addedTime + 9 }, asked);
  expect(records()).toEqual([confirmed]);
  // Another tab has recorded it and not ended it yet.
  addUnansweredRequest(asked);
  recordFound(sent, asked);
  expect(records()).toEqual([confirmed]);
  expect(unanswered()).toEqual([]);
});

test('TXN-29 what the user or another tab has ended is not recorded by a late look', () => {
  const asked = request();
  recordFound({ ...asked, hash: keccak256('0x0a') }, asked);
  expect(records()).toEqual([]);
});

test('TXN-29 S01 after a day, or without a readable form, a request is not restored', () => {
  const asked = request();
  addUnansweredRequest({ ...asked, addedTime: asked.addedTime - 24 * HOUR });
  addUnansweredRequest(asked);
  newTab();
  expect(unanswered()).toEqual([asked]);
  keepRequest({ ...asked, addedTime: asked.addedTime - 25 * HOUR });
  addKeptRequests([]);
  expect(unanswered()).toEqual([asked]);
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '');
  stored.state.requests.push({ ...stored.state.requests[0], to: 'nowhere' });
  storedElsewhere(JSON.stringify(stored));
  expect(unanswered()).toEqual([asked]);
});

test('TXN-29 the end of a request leaves another one of the same moment, of another chain', () => {
  const asked = request();
  const other: SendRequest = { ...asked, chainId: 43113 };
  addUnansweredRequest(asked);
  addUnansweredRequest(other);
  endRequest(asked);
  expect(unanswered()).toEqual([other]);
});
