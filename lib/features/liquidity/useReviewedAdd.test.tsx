import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { AddTerms } from './addTerms';
import { encodedReserves, liquidityPage, PGL, USDC } from './testing/liquidityPage.setup';
import { useAddScreen } from './useAddScreen';
import { useReviewedAdd } from './useReviewedAdd';

const AVAX = 10n ** 18n;
const DOLLAR = 10n ** 6n;
const POOL = { reserves: [50n * AVAX, 1_000n * DOLLAR], supply: 10n ** 9n } as const;
const ids = { idA: 'AVAX', idB: USDC.address };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** The screen, and the review of an addition that it proposed. */
function useReview() {
  const state = useAddScreen(ids);
  const [reviewed, setReviewed] = useState<AddTerms>();
  return { state, setReviewed, review: useReviewed(reviewed ?? state.terms, state) };
}

const NOTHING: AddTerms = {
  account: PGL.address,
  amounts: [
    { currency: USDC, raw: 0n },
    { currency: USDC, raw: 0n },
  ],
  maximums: [
    { currency: USDC, raw: 0n },
    { currency: USDC, raw: 0n },
  ],
  minted: { currency: PGL, raw: 0n },
  share: undefined,
  shareBefore: undefined,
  independentField: 'currencyA',
  feesBps: [0, 0],
  isFirst: false,
  slippageBps: 0,
  deadlineSeconds: 3_600,
};

function useReviewed(reviewed: AddTerms | undefined, state: ReturnType<typeof useAddScreen>) {
  return useReviewedAdd(reviewed ?? NOTHING, state);
}

test('LIQ-39 an addition whose agreed maximums are held stays confirmable while the pool needs more than the balance', async () => {
  const { result, set, readAt } = await liquidityPage(useReview, POOL);
  await waitFor(() => expect(result.current.state.sides.currencyB.balance).toBeDefined());
  set(USDC.address, 'allowance(address,address)', 10n ** 30n);
  act(() => readAt(101n));
  // All of the 1,000 dollars.
  act(() => result.current.state.setTyped('currencyA', '50'));
  await waitFor(() => expect(result.current.state.terms).toBeDefined());
  act(() => result.current.setReviewed(result.current.state.terms));
  await waitFor(() => expect(result.current.review.readiness).toBe('ready'));

  // Within the tolerance of half a percent, 50 AVAX now go with 1,001 dollars.
  set(PGL.address, 'getReserves()', encodedReserves(50n * AVAX, 1_001n * DOLLAR));
  act(() => readAt(102n));
  await waitFor(() => expect(result.current.review.reviewStatus).toBe('withinLimit'));
  expect(result.current.state.inputError?.type).toBe('insufficientBalance');
  expect(result.current.review.insufficientBalance).toBeUndefined();
  expect(result.current.review.readiness).toBe('ready');

  set(USDC.address, 'balanceOf(address)', 999n * DOLLAR);
  act(() => readAt(103n));
  await waitFor(() => expect(result.current.review.insufficientBalance).toEqual(USDC));
  expect(result.current.review.readiness).toBe('blocked');
});
