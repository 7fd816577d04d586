import { act } from '@testing-library/react';
import { pass } from '@/lib/chain/reads/testing/fakePage.setup';
import type { Expectation } from '@/lib/transactions/submit/intent';
import { AVAX, INTENT } from './testing/previewed.setup';
import {
  figureBlock,
  laterCall,
  openReview,
  paying,
  setUpReviewPage,
  withCandidates,
} from './testing/reviewPage.setup';

jest.mock('@/lib/chain/reads/useFreshness');

setUpReviewPage();

test('SIM-04 an outcome as shown needs no consent', async () => {
  const { latest } = openReview({ ...INTENT, expectation: paying(3n) });
  await pass(1_000);
  expect(latest()).toMatchObject({ shortfalls: [], isAccepted: true });
});

test('SIM-04 an acceptance holds in later blocks, and ends when the figures change', async () => {
  const { node, latest, show } = openReview({ ...INTENT, expectation: paying(2n) });
  await pass(1_000);
  expect(latest().isAccepted).toBe(false);
  act(() => latest().accept(true));
  expect(latest().isAccepted).toBe(true);
  node.block = 101n;
  await pass(2_500);
  expect(latest().simulation?.block).toBe(101n);
  expect(latest().isAccepted).toBe(true);
  show({ ...INTENT, expectation: paying(1n) });
  expect(latest().isAccepted).toBe(false);
});

/** Shows an amount that grows in each block; the fake simulator takes 3. */
const growing = (shown: bigint, growsSince: bigint) => ({
  ...INTENT,
  expectation: {
    changes: [{ currency: AVAX, shown: -shown, worst: -shown, growsSince }],
    approvals: [],
  },
});

test('SIM-04 FRM-42 an amount that grows is compared with its own block and later ones', async () => {
  figureBlock.mockReturnValue(100n);
  const { node, latest } = openReview(growing(2n, 101n));
  await pass(1_000);
  expect(latest()).toMatchObject({ simulation: { block: 100n }, isAccepted: true });
  node.block = 101n;
  await pass(2_500);
  expect(latest()).toMatchObject({ simulation: { block: 101n }, isAccepted: false });
});

test('SIM-04 FRM-42 an acceptance holds while an amount grows, even before that is simulated', async () => {
  figureBlock.mockReturnValue(100n);
  const { node, latest, show } = openReview(growing(1n, 100n));
  await pass(1_000);
  expect(latest().isAccepted).toBe(false);
  act(() => latest().accept(true));
  show(growing(2n, 101n));
  expect(latest()).toMatchObject({ isAccepted: true, shortfalls: [{ simulated: -3n }] });
  node.block = 101n;
  figureBlock.mockReturnValue(101n);
  await pass(2_500);
  expect(latest()).toMatchObject({
    simulation: { block: 101n },
    isAccepted: true,
    shortfalls: [{ shown: -2n }],
  });
});

test('SIM-04 while the figures are a block behind, the earlier finding still needs consent', async () => {
  figureBlock.mockReturnValue(100n);
  const changes = [{ currency: AVAX, shown: -2n, worst: -3n }];
  const intent = { ...INTENT, expectation: { changes, approvals: [] } };
  const { node, latest, show } = openReview(intent);
  await pass(1_000);
  expect(latest()).toMatchObject({ isAccepted: false, mayHaveMoved: false });
  node.block = 101n;
  await pass(2_500);
  expect(latest().simulation?.block).toBe(101n);
  expect(latest()).toMatchObject({ isAccepted: false, mayHaveMoved: false });
  figureBlock.mockReturnValue(101n);
  show({ ...intent, expectation: paying(3n) });
  expect(latest().isAccepted).toBe(true);
});

test('SIM-04 an amount beyond the limit needs consent until other figures are simulated', async () => {
  figureBlock.mockReturnValue(100n);
  const { latest, show } = openReview({ ...INTENT, expectation: paying(2n) });
  await pass(1_000);
  expect(latest().isAccepted).toBe(false);
  show({ ...withCandidates, expectation: paying(3n), callsAt: laterCall });
  expect(latest().simulation).toBeUndefined();
  expect(latest().isAccepted).toBe(false);
  await pass(1_000);
  expect(latest().isAccepted).toBe(true);
});

test('SWP-25 a review stays blocked until other figures are simulated; without a preview, it becomes a question', async () => {
  figureBlock.mockReturnValue(100n);
  const bound = (shown: bigint): Expectation => {
    const { changes, approvals } = paying(shown);
    return { changes: changes.map((change) => ({ ...change, boundBy: 'slippage' })), approvals };
  };
  const { latest, show, failSimulations } = openReview({ ...INTENT, expectation: bound(2n) });
  const blocks = () => latest().shortfalls.map(({ blockedBy }) => blockedBy);
  await pass(1_000);
  act(() => latest().accept(true));
  expect(blocks()).toEqual(['slippage']);
  expect(latest().isAccepted).toBe(false);
  failSimulations();
  show({ ...INTENT, expectation: bound(1n), callsAt: laterCall });
  expect(blocks()).toEqual(['slippage']);
  await pass(6_000);
  expect(latest().unavailable).toBeDefined();
  expect(blocks()).toEqual([undefined]);
  act(() => latest().accept(true));
  expect(latest().isAccepted).toBe(true);
});

test.each([
  ['blocks', 'blocked'],
  ['asks', 'asks'],
  [undefined, 'passes'],
] as const)(
  'SIM-12 without a preview, an exact amount that only it enforces (%s): %s',
  async (unsimulated, verdict) => {
    const { changes, approvals } = paying(3n);
    const bound = changes.map(
      (change) =>
        ({ ...change, boundBy: 'typedAmount', ...(unsimulated && { unsimulated }) }) as const,
    );
    const { node, latest, failSimulations } = openReview({
      ...INTENT,
      expectation: { changes: bound, approvals },
    });
    await pass(1_000);
    expect(latest()).toMatchObject({ verdict: 'passes', shortfalls: [] });
    failSimulations();
    node.block = 101n;
    await pass(6_000);
    expect(latest()).toMatchObject({ verdict, unavailable: 'failed' });
    act(() => latest().accept(true));
    expect(latest().verdict).toBe(verdict === 'asks' ? 'passes' : verdict);
  },
);

test('SIM-12 without a preview, less than the exact amount still blocks once it was found', async () => {
  figureBlock.mockReturnValue(100n);
  const { changes, approvals } = paying(2n);
  const bound = changes.map(
    (change) => ({ ...change, boundBy: 'typedAmount', unsimulated: 'asks' }) as const,
  );
  const { node, latest, failSimulations } = openReview({
    ...INTENT,
    expectation: { changes: bound, approvals },
  });
  await pass(1_000);
  expect(latest()).toMatchObject({ verdict: 'blocked', shortfalls: [{ simulated: -3n }] });
  failSimulations();
  node.block = 101n;
  await pass(6_000);
  expect(latest()).toMatchObject({ verdict: 'blocked', shortfalls: [{ simulated: -3n }] });
});

test('SIM-04 while the simulation is a block behind, the earlier finding still needs consent', async () => {
  figureBlock.mockReturnValue(100n);
  const changes = [{ currency: AVAX, shown: -2n, worst: -3n }];
  const intent = { ...INTENT, expectation: { changes, approvals: [] } };
  const { latest, show } = openReview(intent);
  await pass(1_000);
  expect(latest().isAccepted).toBe(false);
  figureBlock.mockReturnValue(101n);
  show({ ...intent });
  expect(latest().isAccepted).toBe(false);
});

test('SIM-04 figures that are no longer current are compared with their limits only', async () => {
  figureBlock.mockReturnValue(100n);
  const changes = [{ currency: AVAX, shown: -2n, worst: -3n }];
  const intent = { ...INTENT, expectation: { changes, approvals: [] } };
  const { latest, show } = openReview(intent);
  show(intent, true, false);
  await pass(1_000);
  expect(latest()).toMatchObject({ verdict: 'passes', shortfalls: [], mayHaveMoved: true });
  show(intent);
  expect(latest()).toMatchObject({ verdict: 'asks', mayHaveMoved: false });
});
