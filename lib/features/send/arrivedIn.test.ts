import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { arrivedIn } from './arrivedIn';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [avax, wavax] = [nativeCurrency(43114), wrappedNative(43114)];
const sent = amountOf(wavax, 100n);

const paid = { currency: wavax, owner: ACCOUNT, before: 500n, after: 400n } as const;
const arrived = { currency: wavax, owner: FRIEND, before: 7n, after: 106n } as const;
const other = { currency: avax, owner: FRIEND, before: 0n, after: 50n } as const;

test.each([
  ['after what is paid', [paid, arrived]],
  ['before it', [arrived, paid]],
  ['after a change of another currency', [other, paid, arrived]],
])('PNL-16 what arrives is the change of the recipient in what is sent: %s', (_what, changes) => {
  expect(arrivedIn({ changes }, FRIEND, sent)).toBe(99n);
});

test('PNL-16 a simulation without the arriving amount has no result', () => {
  expect(arrivedIn(undefined, FRIEND, sent)).toBeUndefined();
  expect(arrivedIn({ changes: [paid] }, FRIEND, sent)).toBeUndefined();
  expect(
    arrivedIn({ changes: [paid, { currency: wavax, owner: FRIEND }] }, FRIEND, sent),
  ).toBeUndefined();
  for (const after of [108n, 6n])
    expect(arrivedIn({ changes: [{ ...arrived, after }] }, FRIEND, sent)).toBeUndefined();
});
