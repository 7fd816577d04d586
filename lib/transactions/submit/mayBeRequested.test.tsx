import { keccak256 } from 'viem';
import { mayBeRequested } from './mayBeRequested';
import type { SendRequest } from './sendRequest';
import { account, router, wavax, wrap } from './testing/submission.setup';

const INPUT = '0xd0e30db0';
const HOUR = 60 * 60 * 1000;

const mined = { from: account, to: wavax, value: 3n, input: INPUT, nonce: 7 } as const;

const request = (): SendRequest => ({
  from: account,
  chainId: 43114,
  summary: wrap.summary,
  to: wavax,
  value: 3n,
  dataHash: keccak256(INPUT),
  addedTime: Date.now(),
});

test.each<[string, Partial<SendRequest>, boolean]>([
  ['the same call, whose nonce is not known', {}, true],
  ['the same call, from its nonce on', { nonce: 7 }, true],
  ['the same call, from a lower nonce on', { nonce: 5 }, true],
  ['the same call, from a higher nonce on', { nonce: 8 }, false],
  ['the same call, on another chain', { chainId: 43113 }, false],
  ['the same call, of another account', { from: router }, false],
  ['the same call, of a day ago', { addedTime: Date.now() - 24 * HOUR }, false],
  ['another contract', { to: router }, false],
  ['another amount', { value: 4n }, false],
  ['other data', { dataHash: keccak256('0x01') }, false],
])('TXN-27 a request for %s may have sent what was mined: %#', (_what, own, isPossible) => {
  expect(mayBeRequested([{ ...request(), ...own }], 43114, mined)).toBe(isPossible);
});

test('TXN-27 without a request, nothing else was sent', () => {
  expect(mayBeRequested([], 43114, mined)).toBe(false);
});
