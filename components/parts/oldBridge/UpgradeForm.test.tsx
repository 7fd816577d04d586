import { act, fireEvent, screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { OLD_BRIDGE_TOKENS } from '@/lib/base/tokens/oldBridge';
import upgrade from '@/messages/en/upgrade.json';
import { UpgradeForm } from './UpgradeForm';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

async function show() {
  const [old] = OLD_BRIDGE_TOKENS;
  if (old === undefined) throw new TypeError('There are no old tokens.');
  const held = amountOf(old.token, 10n ** 18n);
  const token = { held, present: old.replacement, supply: 10n ** 20n };
  await connectedScreen(
    <UpgradeForm account={account} token={token} isShown />,
    { upgrade },
    { account },
  );
}

test.each([
  ['9'.repeat(79), 'Amount too large'],
  [`0.${'1'.repeat(19)}`, 'ETH has at most 18 decimals'],
])('AMT-17 an amount of %s in an upgrade of old ETH is shown as wrong: %s', async (typed, text) => {
  await show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  expect(screen.getByRole('button', { name: text })).toBeDisabled();
});

test('AMT-16 the maximum that is filled in to be upgraded is selected on focus', async () => {
  await show();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: /^Max: / }));
  expect(field).toHaveValue('1');
  act(() => field.focus());
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
});
