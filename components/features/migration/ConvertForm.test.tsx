import { act, fireEvent, screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { emptyPool, positionOf } from '@/lib/exchange/pairs/pool';
import type { MigratedPair } from '@/lib/features/migration/useMigration';
import migration from '@/messages/en/migration.json';
import { ConvertForm } from './ConvertForm';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const png = pngToken(43114);
const pool = { ...emptyPool(wrappedNative(43114), png), supply: 10n ** 18n };
const PAIR: MigratedPair = {
  currencies: [nativeCurrency(43114), png],
  pool,
  position: positionOf(pool, 10n ** 17n),
  farm: undefined,
};

test.each([
  ['9'.repeat(79), 'Amount too large'],
  [`0.${'1'.repeat(19)}`, /^PGL has .* 18 decimals$/],
])('AMT-17 an amount of %s in a conversion is shown as wrong: %s', async (typed, text) => {
  await connectedScreen(
    <ConvertForm account={account} from={PAIR} to={PAIR} isShown />,
    { migration },
    { account },
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  expect(await screen.findByRole('button', { name: text })).toBeDisabled();
});

test('AMT-16 the amount that a conversion fills in is selected on focus, and what is typed is not', async () => {
  await connectedScreen(
    <ConvertForm account={account} from={PAIR} to={PAIR} isShown />,
    { migration },
    { account },
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  act(() => field.focus());
  expect(field).toHaveValue('0.1');
  expect(selected()).toBe('0.1');
  fireEvent.change(field, { target: { value: '0.05' } });
  act(() => field.blur());
  field.setSelectionRange(4, 4);
  act(() => field.focus());
  expect(selected()).toBe('');
});
