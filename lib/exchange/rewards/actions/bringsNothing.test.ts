import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { bringsNothing } from './bringsNothing';

const currency = pngToken(43114);
const owner: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { raw } = amountOf(currency, 5n);
const expectation = { changes: [{ currency, shown: raw, worst: raw }], approvals: [] };
const simulated = (...after: readonly bigint[]) =>
  ({
    kind: 'simulated',
    block: 1n,
    calls: [],
    changes: after.map((each) => ({ currency, owner, before: 9n, after: each })),
  }) as const;

test('FRM-40 a claim whose simulation raises no balance brings nothing', () => {
  expect(bringsNothing(simulated(9n), expectation)).toBe(true);
  // Other watched balances do not count.
  expect(bringsNothing(simulated(9n, 12n), expectation)).toBe(true);
  expect(bringsNothing(simulated(14n), expectation)).toBe(false);
});

test('FRM-40 without a simulation, that is not known', () => {
  expect(bringsNothing(undefined, expectation)).toBe(false);
  expect(bringsNothing(simulated(9n), undefined)).toBe(false);
});
