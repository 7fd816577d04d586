import { keccak256 } from 'viem';
import { followStorage } from '@/lib/base/storage/store';
import { useTransactions } from '@/lib/transactions/history/store';
import type { OpenRequest } from './openRequestSchema';
import { keepRequest, openRequests } from './openRequests';
import { leaveRequest, useLeftRequests } from './store';
import {
  endRequest,
  leaveKeptRequests,
  recordAnswered,
  recordFound,
  unendedRequests,
  updateLeftRequest,
} from './storeActions';
import { account, wavax, wrap } from './testing/submission.setup';

const KEY = 'pangolin.leftRequests';
const HOUR = 60 * 60 * 1000;

const request = (): OpenRequest => ({
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

const left = () => useLeftRequests.getState().requests;
const records = () => useTransactions.getState().records;

let stop: () => void;

beforeEach(() => {
  useTransactions.setState(useTransactions.getInitialState());
  useLeftRequests.setState(useLeftRequests.getInitialState());
  localStorage.clear();
  sessionStorage.clear();
  stop = followStorage(useLeftRequests);
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
  useLeftRequests.setState(useLeftRequests.getInitialState(), true);
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  stop = followStorage(useLeftRequests);
}

/** The device refuses what is stored for all tabs. */
function refuseWrites(): void {
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
  leaveRequest(asked);
  const text = localStorage.getItem(KEY) ?? '';
  localStorage.removeItem(KEY);
  newTab();
  expect(left()).toEqual([]);
  storedElsewhere(text);
  expect(left()).toEqual([asked]);
  newTab();
  expect(left()).toEqual([asked]);
  expect(unendedRequests()).toEqual([asked]);
});

test('TXN-29 what another tab has ended is gone here, and a late nonce brings it not back', () => {
  const asked = request();
  leaveRequest(asked);
  const other = { ...request(), addedTime: asked.addedTime + 1 };
  const both = localStorage.getItem(KEY) ?? '';
  leaveRequest(other);
  storedElsewhere(both);
  expect(left()).toEqual([asked]);
  updateLeftRequest(other, { nonce: 9 });
  expect(left()).toEqual([asked]);
  endRequest(asked);
  newTab();
  expect(left()).toEqual([]);
});

test('TXN-29 a request waits in its tab alone, and is left for all after a reload', () => {
  const { isPerhapsSent: _none, ...asked } = request();
  keepRequest(asked);
  expect(localStorage.getItem(KEY)).toBeNull();
  leaveKeptRequests([asked]);
  expect(left()).toEqual([]);
  leaveKeptRequests([]);
  leaveKeptRequests([]);
  expect(left()).toEqual([asked]);
  expect(openRequests()).toEqual([]);
  newTab();
  expect(left()).toEqual([asked]);
});

test('TXN-29 where the device refuses to store it, its tab keeps it', () => {
  refuseWrites();
  const asked = request();
  leaveRequest(asked);
  expect(left()).toEqual([asked]);
  expect(openRequests()).toEqual([asked]);
  updateLeftRequest(asked, { isDismissed: true });
  expect(openRequests()).toEqual([{ ...asked, isDismissed: true }]);
  jest.restoreAllMocks();
  useLeftRequests.setState(useLeftRequests.getInitialState(), true);
  leaveKeptRequests([]);
  expect(left()).toEqual([{ ...asked, isDismissed: true }]);
  expect(openRequests()).toEqual([]);
  endRequest(asked);
  expect(unendedRequests()).toEqual([]);
});

test('TXN-29 what two tabs find is recorded once', () => {
  const asked = request();
  const { isPerhapsSent: _none, ...sent } = { ...asked, hash: keccak256('0x0a') };
  leaveRequest(asked);
  recordFound(sent, asked);
  expect(records()).toEqual([sent]);
  const confirmed = { ...sent, confirmedTime: 5, ending: 'dropped' as const };
  useTransactions.setState({ records: [confirmed] });
  recordFound(sent, asked);
  recordAnswered({ ...sent, addedTime: asked.addedTime + 9 }, asked);
  expect(records()).toEqual([confirmed]);
  // Another tab has recorded it and not ended it yet.
  leaveRequest(asked);
  recordFound(sent, asked);
  expect(records()).toEqual([confirmed]);
  expect(left()).toEqual([]);
});

test('TXN-29 what the user or another tab has ended is not recorded by a late look', () => {
  const asked = request();
  recordFound({ ...asked, hash: keccak256('0x0a') }, asked);
  expect(records()).toEqual([]);
});

test('TXN-29 S01 after a day, or without a readable form, a request is not restored', () => {
  const asked = request();
  leaveRequest({ ...asked, addedTime: asked.addedTime - 24 * HOUR });
  leaveRequest(asked);
  newTab();
  expect(left()).toEqual([asked]);
  keepRequest({ ...asked, addedTime: asked.addedTime - 25 * HOUR });
  leaveKeptRequests([]);
  expect(left()).toEqual([asked]);
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '');
  stored.state.requests.push({ ...stored.state.requests[0], to: 'nowhere' });
  storedElsewhere(JSON.stringify(stored));
  expect(left()).toEqual([asked]);
});

test('TXN-29 the end of a request leaves another one of the same moment, of another chain', () => {
  const asked = request();
  const other: OpenRequest = { ...asked, chainId: 43113 };
  leaveRequest(asked);
  leaveRequest(other);
  endRequest(asked);
  expect(left()).toEqual([other]);
});
