import { act, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { keccak256 } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { liquidityPage, USDC } from '@/lib/features/liquidity/testing/liquidityPage.setup';
import { useAddScreen } from '@/lib/features/liquidity/useAddScreen';
import { useSettings } from '@/lib/site/settings/store';
import { addUnansweredRequest, useUnansweredRequests } from '@/lib/transactions/submit/store';
import { account } from '@/lib/transactions/submit/testing/submission.setup';
import liquidity from '@/messages/en/liquidity.json';
import shared from '@/messages/en.json';
import { AddAction } from './AddAction';

const IDS = { idA: 'AVAX', idB: USDC.address };
/** The largest reserve, in whole USDC.e. */
const FULL = '5192296858534827628530496329.220095';

const onReview = jest.fn();

function Action() {
  return <AddAction state={useAddScreen(IDS)} onReview={onReview} />;
}

/** The action of the first supply of a pool, of AVAX and an amount of USDC.e. */
async function firstSupply(usdc: string) {
  const { result, wrapper } = await liquidityPage(() => useAddScreen(IDS), {});
  await waitFor(() => expect(result.current.pairStatus).not.toBe('loading'));
  await waitFor(() => expect(result.current.sides.currencyB.balance).toBeDefined());
  act(() => result.current.setTyped('currencyA', '1'));
  act(() => result.current.setTyped('currencyB', usdc));
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, liquidity }} timeZone="UTC">
      <Action />
    </NextIntlClientProvider>,
    { wrapper },
  );
  return () => act(() => result.current.reset());
}

const actions = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.closest('[role=status]') === null)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  useSettings.setState(useSettings.getInitialState());
  useUnansweredRequests.setState(useUnansweredRequests.getInitialState());
  jest.restoreAllMocks();
});

test('LIQ-38 a supply that is too large for the pool says how much it can take, and leads to no review and no approval', async () => {
  const reset = await firstSupply(`${FULL.slice(0, -1)}6`);
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^This pool can hold at most .* USDC\.e more\.$/,
  );
  expect(screen.getByRole('button', { name: new RegExp(exact(FULL)) })).toBeInTheDocument();
  expect(actions()).toEqual(['Amount too large']);
  expect(screen.getByRole('button', { name: 'Amount too large' })).toBeDisabled();
  reset();
});

test('LIQ-38 a supply that fits leads to its review', async () => {
  const reset = await firstSupply('50');
  await waitFor(() => expect(actions()).toEqual(['Review supply']));
  expect(screen.queryByRole('status')).toBeNull();
  reset();
});

test('LIQ-16 TXN-28 in expert mode a supply is sent at once, or reviewed while an earlier request may have been sent, as its button says', async () => {
  useSettings.setState({ userExpertMode: true });
  const reset = await firstSupply('50');
  await waitFor(() => expect(actions()).toEqual(['Supply now']));
  act(() =>
    addUnansweredRequest({
      from: account,
      chainId: 43114,
      summary: { type: 'wrap', amount: amountOf(nativeCurrency(43114), 1n) },
      to: USDC.address,
      value: 0n,
      dataHash: keccak256('0x01'),
      isPerhapsSent: true,
      addedTime: Date.now(),
    }),
  );
  expect(actions()).toEqual(['Review supply']);
  reset();
});

/** An exact amount with its thousands apart, as a pattern. */
function exact(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  return `${BigInt(whole).toLocaleString('en')}\\.${fraction}`;
}
