import { act, screen, waitFor } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { USDC } from '@/lib/features/liquidity/testing/liquidityPage.setup';
import { useRemoveScreen } from '@/lib/features/liquidity/useRemoveScreen';
import { changeSentForms } from '@/lib/transactions/forms/store';
import { record } from '@/lib/transactions/history/testing/ending.setup';
import removal from '@/messages/en/removal.json';
import { RemoveReviewFlow } from './RemoveReviewFlow';

const ids = { idA: 'AVAX', idB: USDC.address };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

function Removal() {
  const state = useRemoveScreen(ids);
  const transaction = { ...record, from: state.account ?? record.from };
  return (
    <>
      <output>{state.form.typedValue}</output>
      <button type="button" onClick={() => state.setTyped('percent', '50')}>
        50%
      </button>
      <button type="button" onClick={() => state.formStatus.recordSent(transaction)}>
        Send
      </button>
      <RemoveReviewFlow state={state} isShown={false} />
    </>
  );
}

test('LIQ-40 the percent of a removal stays while it is pending, and is 0 once it is confirmed', async () => {
  await connectedScreen(<Removal />, { removal }, { account: record.from, contracts: [] });
  const percent = screen.getByRole('status');
  act(() => screen.getByRole('button', { name: '50%' }).click());
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  expect(percent).toHaveTextContent('50');
  act(() => changeSentForms((forms) => forms.map((form) => ({ ...form, status: 'confirmed' }))));
  await waitFor(() => expect(percent).toHaveTextContent(/^0$/));
});
