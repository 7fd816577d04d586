import { pass } from '@/lib/chain/reads/testing/fakePage.setup';
import type { Expectation } from '@/lib/transactions/submit/intent';
import { OutcomeDiffersError } from './assertSimulation';
import { INTENT } from './testing/previewed.setup';
import {
  laterCall,
  openReview,
  paying,
  setUpReviewPage,
  withCandidates,
} from './testing/reviewPage.setup';

jest.mock('@/lib/chain/reads/useFreshness');

setUpReviewPage();

test('SIM-03 the call that would be sent is simulated: the first that does not fail', async () => {
  const { asked, latest } = openReview(withCandidates, 1);
  await pass(1_000);
  expect(asked).toHaveLength(2);
  expect(latest().failure).toBeUndefined();
  expect(latest().simulation).toBeDefined();
});

test('SIM-04 if every call fails, the failure is reported', async () => {
  const { latest } = openReview(withCandidates, 2);
  await pass(1_000);
  expect(latest().failure?.error.code).toBe('errors.transactionReverts');
  expect(latest().isAccepted).toBe(true);
});

const [due] = paying(2n).changes;
if (due === undefined) throw new TypeError('A change is missing');
const change = due;
const withMinimum: Expectation = {
  changes: [{ ...change, boundBy: 'slippage' }],
  approvals: [],
  callWithoutMinimumAt: (deadline) => ({ ...INTENT.callsAt(deadline)[0], value: 7n }),
};

test('SIM-04 what is rejected for another reason is not simulated without its minimum', async () => {
  const { asked, latest } = openReview({ ...INTENT, expectation: withMinimum }, 1);
  await pass(1_000);
  expect(asked).toHaveLength(1);
  expect(latest().verdict).toBe('fails');
});

test('SWP-25 SIM-04 if the contracts reject what would arrive, the outcome without a minimum is compared with it', async () => {
  const intent = { ...INTENT, expectation: withMinimum };
  const { asked, latest, show } = openReview(
    intent,
    1,
    'PangolinRouter: INSUFFICIENT_OUTPUT_AMOUNT',
  );
  await pass(1_000);
  expect(asked).toHaveLength(2);
  expect(latest()).toMatchObject({ failure: undefined, verdict: 'blocked' });
  expect(latest().shortfalls).toMatchObject([{ simulated: -3n, blockedBy: 'slippage' }]);
  const within = [{ ...change, worst: -3n }];
  show({ ...INTENT, expectation: { ...withMinimum, changes: within } });
  expect(latest().verdict).toBe('passes');
});

test('SIM-04 once a call failed, what passed before does not count while the next is simulated', async () => {
  const { node, latest, letFirstPass, failFirst, fallSilentForOthers } = openReview(
    withCandidates,
    1,
  );
  letFirstPass();
  await pass(1_000);
  expect(latest().verdict).toBe('passes');
  failFirst();
  fallSilentForOthers();
  node.block = 101n;
  await pass(2_000);
  expect(latest()).toMatchObject({ verdict: 'checking', failure: undefined });
});

test('SIM-04 while new figures are simulated, a bad verdict about the last ones lets nothing pass', async () => {
  const { latest, show } = openReview(withCandidates, 2);
  await pass(1_000);
  expect(latest().verdict).toBe('fails');
  show({ ...INTENT, expectation: paying(3n), callsAt: laterCall });
  expect(latest().verdict).toBe('checking');
  await pass(1_000);
  expect(latest().verdict).toBe('passes');
});

test('SIM-02 SIM-04 a failure ends when no simulation is possible any more', async () => {
  const { node, latest, failSimulations } = openReview(withCandidates, 2);
  await pass(1_000);
  expect(latest().verdict).toBe('fails');
  failSimulations();
  node.block = 101n;
  await pass(6_000);
  expect(latest()).toMatchObject({ verdict: 'passes', failure: undefined });
});

test('SIM-04 the last check tries the calls in the order in which they are sent', async () => {
  const { latest, letFirstPass } = openReview({ ...withCandidates, expectation: paying(2n) }, 2);
  await pass(1_000);
  expect(latest().isAccepted).toBe(true);
  letFirstPass();
  const checked = latest()
    .check(new AbortController().signal)
    .catch((error: unknown) => error);
  await pass(1_000);
  expect(await checked).toBeInstanceOf(OutcomeDiffersError);
});

test('SIM-10 once it is confirmed nothing more is simulated', async () => {
  const intent = { ...INTENT, expectation: paying(3n) };
  const { node, latest, show, simulations } = openReview(intent);
  await pass(1_000);
  show(intent, false);
  node.block = 101n;
  await pass(5_000);
  expect(latest().simulation).toBeUndefined();
  expect(simulations()).toBe(1);
});

test('SIM-04 the last check requests the latest block that the page knows, and then for any', async () => {
  const { latest, simulations, simulateAt } = openReview({ ...INTENT, expectation: paying(3n) });
  await pass(1_000);
  const check = async () => {
    const before = simulations();
    const checked = latest().check(new AbortController().signal);
    await pass(2_000);
    await checked;
    return simulations() - before;
  };
  expect(await check()).toBe(1);
  simulateAt(99n);
  // Each of the two endpoints is queried for the latest block, then one of them for any.
  expect(await check()).toBe(3);
});
