import { act, waitFor } from '@testing-library/react';
import { useSettings } from '@/lib/site/settings/store';
import { usePermitOrApproval } from '@/lib/transactions/approvals/usePermitOrApproval';
import { receivedMinimums } from './removalAmounts';
import { removalApproval } from './removalApproval';
import { liquidityPage, PGL, USDC } from './testing/liquidityPage.setup';
import { useRemoveScreen } from './useRemoveScreen';

const AVAX = 10n ** 18n;
const POOL = { reserves: [50n * AVAX, 1_000n * 10n ** 6n], supply: 10n ** 9n } as const;
const ids = { idA: 'AVAX', idB: USDC.address };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useSettings.setState(useSettings.getInitialState());
});

afterEach(() => jest.restoreAllMocks());

/** A page where the pair's contract holds exactly its reserves, by default. */
function useRemoval() {
  const form = useRemoveScreen(ids);
  return { form, ...usePermitOrApproval(removalApproval(form.terms)) };
}

test('LIQ-20 LIQ-21 LIQ-23 a part of the position is removed, in the currencies of the path', async () => {
  const { result } = await liquidityPage(useRemoval, { ...POOL, held: 10n ** 8n });
  await waitFor(() => expect(result.current.form.holding).toBeDefined());
  expect(result.current.form.inputError).toEqual({ type: 'enterAmount' });
  act(() => result.current.form.setTyped('percent', '50'));
  const { removed, texts, terms } = result.current.form;
  // The contract holds 50 WAVAX and 1000 USDC.e, and the account owns a tenth.
  expect(removed).toMatchObject({
    liquidity: { currency: PGL, raw: 5n * 10n ** 7n },
    amounts: [
      { currency: { symbol: 'AVAX' }, raw: 25n * 10n ** 17n },
      { currency: { symbol: 'USDC.e' }, raw: 50_000_000n },
    ],
  });
  expect(terms && receivedMinimums(terms).map(({ raw }) => raw)).toEqual([
    24_875n * 10n ** 14n,
    49_750_000n,
  ]);
  expect(texts).toMatchObject({ percent: '50', currencyA: '2.5', currencyB: '50' });
  expect(terms).toMatchObject({ slippageBps: 50, deadlineSeconds: 3600 });
  await waitFor(() => expect(result.current.onChain.status).toBe('notApproved'));
  await waitFor(() => expect(result.current.signing.canSign).toBe(true));
  expect(result.current.isApproved).toBe(false);
  expect(result.current.signature).toBeUndefined();
  act(() => result.current.form.reset());
  expect(result.current.form.terms).toBeUndefined();
});

test('TOK-17 nothing is removed to a token whose contract reports other decimals', async () => {
  const { result } = await liquidityPage(useRemoval, {
    ...POOL,
    held: 10n ** 8n,
    decimals: 18n,
  });
  await waitFor(() => expect(result.current.form.obstacle?.type).toBe('decimals'));
  await waitFor(() => expect(result.current.form.holding).toBeDefined());
  act(() => result.current.form.setTyped('percent', '50'));
  expect(result.current.form.removed).toBeDefined();
  expect(result.current.form.terms).toBeUndefined();
  act(() => result.current.form.reset());
});

test('APR-12 C18 two amounts typed at once leave the last one fixed to its pool tokens', async () => {
  const { result } = await liquidityPage(useRemoval, { ...POOL, held: 10n ** 8n });
  await waitFor(() => expect(result.current.form.holding).toBeDefined());
  act(() => {
    result.current.form.setTyped('currencyA', '1');
    result.current.form.setTyped('currencyA', '1.5');
  });
  // 50 WAVAX equal 10^9 pool tokens.
  expect(result.current.form.form.fixed).toMatchObject({ currency: PGL, raw: 3n * 10n ** 7n });
  act(() => result.current.form.setTyped('percent', '50'));
  expect(result.current.form.form.fixed).toBeUndefined();
});

test('APR-12 C18 an amount typed before the position is known is fixed when it is', async () => {
  const { result } = await liquidityPage(useRemoval, { ...POOL, held: 10n ** 8n });
  act(() => result.current.form.setTyped('currencyA', '1.5'));
  await waitFor(() => expect(result.current.form.form.fixed?.raw).toBe(3n * 10n ** 7n));
});
