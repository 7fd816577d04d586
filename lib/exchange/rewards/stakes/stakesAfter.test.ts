import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { AVAX, PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import { STAKES } from './stakeCatalogue';
import { stakesAfter } from './stakesAfter';

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const png = { currency: PNG, raw: 5n };
const avax = { currency: AVAX, raw: 1n };
const swap = { type: 'swap', input: avax, output: png } as const;
const claim = { type: 'claim', reward: png } as const;
const airdrop = { type: 'airdrop', claimed: png } as const;

test.each([swap, claim, airdrop])('TXN-33 PNG from a $type can be staked', (summary) => {
  expect(stakesAfter({ summary, from }, undefined)).toEqual(STAKES);
});

test.each([
  ['went to another recipient', { ...swap, recipient: OTHER }],
  ['was sold', { ...swap, input: png, output: avax }],
  ['was staked', { type: 'deposit', amount: png }],
] satisfies readonly (readonly [string, TransactionSummary])[])(
  'TXN-33 PNG that %s leads to no stake',
  (_why, summary) => expect(stakesAfter({ summary, from }, undefined)).toEqual([]),
);

test('TXN-33 a claim that brought nothing to the account leads to no stake', () => {
  expect(stakesAfter({ summary: claim, from }, { reward: 0n })).toEqual([]);
  expect(stakesAfter({ summary: airdrop, from, claim: { recipient: OTHER } }, undefined)).toEqual(
    [],
  );
  expect(stakesAfter({ summary: airdrop, from, claim: { recipient: from } }, undefined)).toEqual(
    STAKES,
  );
});
