import { parseEther } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import {
  dropRequest,
  hasOpenRequests,
  keepRequest,
  openRequests,
  recordNonce,
} from './openRequests';
import type { SendRequest } from './sendRequest';

const KEY = 'pangolin.requests';

const request: SendRequest = {
  from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 43114,
  summary: { type: 'wrap', amount: { currency: nativeCurrency(43114), raw: parseEther('1.5') } },
  to: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
  value: parseEther('1.5'),
  dataHash: `0x${'ab'.repeat(32)}`,
  addedTime: 1_000,
};
const later = { ...request, addedTime: 2_000 };

beforeEach(() => sessionStorage.clear());

test('W07 what a wallet was asked is kept to the last digit until it is answered', () => {
  expect(hasOpenRequests()).toBe(false);
  keepRequest(request);
  keepRequest(later);
  expect(openRequests()).toEqual([request, later]);
  dropRequest(request);
  expect(openRequests()).toEqual([later]);
  dropRequest(later);
  expect(hasOpenRequests()).toBe(false);
});

test('W07 a nonce that is known late is added to an open request, and does not bring an answered one back', () => {
  keepRequest(request);
  recordNonce(request, 7);
  recordNonce(later, 7);
  expect(openRequests()).toEqual([{ ...request, nonce: 7 }]);
});

test.each(['', '{', 'null', '[{}]', '[{"addedTime":1}]'])(
  'S01 a stored text that this page did not write is no request: %p',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(openRequests()).toEqual([]);
  },
);

test('S01 an unreadable request leaves the others readable', () => {
  keepRequest(request);
  const [stored] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  sessionStorage.setItem(KEY, JSON.stringify([{ ...stored, to: 'nowhere' }, stored]));
  expect(openRequests()).toEqual([request]);
});
