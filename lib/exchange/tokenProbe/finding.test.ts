import { findingsOf } from './finding';
import type { ProbedTransfer } from './tokenProbe';

const done = (feeBps: number): ProbedTransfer => ({ status: 'done', feeBps });
const refused: ProbedTransfer = { status: 'refused', reason: 'sales are closed' };
const untried: ProbedTransfer = { status: 'untried' };
const findingsFor = (purchase: ProbedTransfer, sale: ProbedTransfer) =>
  findingsOf({ kind: 'probed', block: 7n, purchase, sale, transfer: untried });

test('SIM-05 equal fees are shown once, different ones each', () => {
  expect(findingsFor(done(300), done(300))).toEqual([{ type: 'tradeFee', block: 7n, feeBps: 300 }]);
  expect(findingsFor(done(300), done(500))).toEqual([
    { type: 'purchaseFee', block: 7n, feeBps: 300 },
    { type: 'saleFee', block: 7n, feeBps: 500 },
  ]);
  expect(findingsFor(done(0), done(500))).toEqual([{ type: 'saleFee', block: 7n, feeBps: 500 }]);
  expect(findingsFor(done(300), done(0))).toEqual([
    { type: 'purchaseFee', block: 7n, feeBps: 300 },
  ]);
});

test('SIM-05 a fee on trades is shown as one on each transfer only if a transfer took it too', () => {
  const probe = { kind: 'probed', block: 7n, purchase: done(300), sale: done(300) } as const;
  const types = [done(0), done(100), done(300), untried].map((transfer) =>
    findingsOf({ ...probe, transfer }).map(({ type }) => type),
  );
  expect(types).toEqual([['tradeFee'], ['tradeFee'], ['transferFee'], ['tradeFee']]);
});

test('SIM-06 a refusal is shown with its block and reason, next to a fee', () => {
  const reason = 'sales are closed';
  expect(findingsFor(refused, untried)).toEqual([{ type: 'purchaseRefused', block: 7n, reason }]);
  expect(findingsFor(done(1), refused)).toEqual([
    { type: 'purchaseFee', block: 7n, feeBps: 1 },
    { type: 'saleRefused', block: 7n, reason },
  ]);
});

test('SIM-06 a sale that could not be tried is shown; without a probe or a pool nothing is', () => {
  expect(findingsFor(done(9_000), untried)).toEqual([
    { type: 'purchaseFee', block: 7n, feeBps: 9_000 },
    { type: 'saleUntried', block: 7n },
  ]);
  expect(findingsFor(done(0), done(0))).toEqual([{ type: 'traded', block: 7n }]);
  expect(findingsOf(undefined)).toEqual([]);
  expect(findingsOf({ kind: 'noPool' })).toEqual([]);
  expect(findingsOf({ kind: 'unavailable' })).toEqual([]);
});

test('SIM-06 for a token to be sold, what only its purchase found is not shown', () => {
  const sold = (purchase: ProbedTransfer, sale: ProbedTransfer) =>
    findingsOf({ kind: 'probed', block: 7n, purchase, sale, transfer: untried }, true).map(
      ({ type }) => type,
    );
  expect(sold(done(300), done(500))).toEqual(['saleFee']);
  expect(sold(done(300), done(300))).toEqual(['tradeFee']);
  expect(sold(refused, untried)).toEqual([]);
});
