import { pass } from '@/lib/chain/reads/testing/fakePage.setup';
import { INTENT } from './testing/previewed.setup';
import {
  laterCall,
  openReview,
  paying,
  setUpReviewPage,
  withCandidates,
  withValue,
} from './testing/reviewPage.setup';

jest.mock('@/lib/chain/reads/useFreshness');

setUpReviewPage();

test('SIM-04 nothing can be confirmed before the first answer', async () => {
  const { latest } = openReview({ ...INTENT, expectation: paying(3n) });
  expect(latest().verdict).toBe('checking');
  await pass(1_000);
  expect(latest().verdict).toBe('passes');
});

test('SIM-02 SIM-04 a review whose figures change faster than its node answers waits 5 s, no longer', async () => {
  const { latest, show, fallSilent } = openReview({ ...INTENT, expectation: paying(3n) });
  fallSilent();
  for (const value of [2n, 3n, 4n, 5n]) {
    show(withValue(value));
    await pass(1_000);
    expect(latest()).toMatchObject({ verdict: 'checking', unavailable: undefined });
  }
  show(withValue(6n));
  await pass(2_000);
  expect(latest()).toMatchObject({ verdict: 'passes', unavailable: 'timeout' });
});

test('SIM-04 while new figures are simulated, the earlier verdict is kept', async () => {
  const { latest, show } = openReview({ ...INTENT, expectation: paying(3n) });
  await pass(1_000);
  show({ ...withCandidates, expectation: paying(3n), callsAt: laterCall });
  expect(latest().simulation).toBeUndefined();
  expect(latest().verdict).toBe('passes');
});

test('SIM-04 figures that were just accepted wait for their own simulation, whatever passed before', async () => {
  const { latest, accept } = openReview({ ...INTENT, expectation: paying(3n) });
  await pass(6_000);
  expect(latest().verdict).toBe('passes');
  accept({ ...INTENT, expectation: paying(3n), callsAt: laterCall });
  expect(latest()).toMatchObject({ verdict: 'checking', unavailable: undefined });
  await pass(1_000);
  expect(latest().verdict).toBe('passes');
});

test('SIM-02 SIM-04 they wait 5 s for it, from when they were accepted', async () => {
  const { latest, accept, fallSilent } = openReview({ ...INTENT, expectation: paying(3n) });
  await pass(6_000);
  fallSilent();
  for (const value of [2n, 3n, 4n, 5n]) {
    accept(withValue(value));
    await pass(1_000);
    expect(latest()).toMatchObject({ verdict: 'checking', unavailable: undefined });
  }
  accept(withValue(6n));
  await pass(2_000);
  expect(latest()).toMatchObject({ verdict: 'passes', unavailable: 'timeout' });
});

test('SIM-04 after a first answer, new figures wait for theirs, however long the review is open', async () => {
  const { latest, show, fallSilent } = openReview({ ...INTENT, expectation: paying(3n) });
  await pass(6_000);
  expect(latest().verdict).toBe('passes');
  fallSilent();
  show({ ...INTENT, expectation: paying(3n), callsAt: laterCall });
  await pass(500);
  expect(latest().unavailable).toBeUndefined();
});
