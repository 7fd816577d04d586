import { amountOf } from '@/lib/base/amounts/amount';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { probeRequest } from './probeRequest';
import { token } from './testing/probeAnswers.setup';

const wavax = wrappedNative(43114);
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** What a probe pays to a pool with these amounts. */
function paidTo(ofToken: bigint, ofBase: bigint): bigint | undefined {
  const pair = pairOf(amountOf(token, ofToken), amountOf(wavax, ofBase));
  return probeRequest({ pair, base: wavax }, token, ACCOUNT)?.paid;
}

test('SIM-06 a pool with few units of its base pays enough of them that a sale shows its fee', () => {
  expect(paidTo(10n ** 24n, 10n ** 6n)).toBe(10n ** 6n / 25n);
  expect(paidTo(10n ** 22n, 10n ** 21n)).toBe(10n ** 18n);
});
