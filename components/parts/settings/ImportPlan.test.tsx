import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { BackupChange } from '@/lib/features/backup/backupChanges';
import { NEW_DEVICE, NO_BACKUP } from '@/lib/features/backup/testing/backup.setup';
import { DEFAULT_SETTINGS } from '@/lib/site/settings/settings';
import backup from '@/messages/en/backup.json';
import shared from '@/messages/en.json';
import { ImportPlan } from './ImportPlan';

const FILE = {
  backup: { ...NO_BACKUP, settings: { userSlippageTolerance: 200, userDarkMode: true } },
  leftOut: { tokens: 2, settings: 1 },
};

/** The plan of a file on a device with this slippage tolerance, in basis points. */
function plan(slippageBps: number, onApply: (changes: readonly BackupChange[]) => void = () => {}) {
  const settings = { ...DEFAULT_SETTINGS, userSlippageTolerance: slippageBps };
  return (
    <NextIntlClientProvider locale="en" messages={{ ...shared, backup }} timeZone="UTC">
      <ImportPlan
        labelledBy=""
        file={FILE}
        device={{ ...NEW_DEVICE, settings }}
        onApply={onApply}
        onCancel={() => {}}
      />
    </NextIntlClientProvider>
  );
}

const slippage = () => screen.getByRole('checkbox', { name: /^Slippage/ });

test('PNL-13 a change that is not chosen and becomes risky by another tab is off', () => {
  const { rerender } = render(plan(300));
  expect(slippage()).toBeChecked();
  rerender(plan(50));
  expect(slippage()).not.toBeChecked();
  expect(slippage()).toHaveAccessibleName(/0\.5% → 2%.*may end worse than now/);
});

test('PNL-13 only what is on is imported, and the button counts it', () => {
  const applied: string[][] = [];
  render(plan(50, (changes) => applied.push(changes.map(({ id }) => id))));
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 change' }));
  fireEvent.click(slippage());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Theme: system → dark' }));
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 change' }));
  expect(applied).toEqual([['userDarkMode'], ['userSlippageTolerance']]);
  fireEvent.click(slippage());
  expect(screen.getByRole('button', { name: 'Nothing chosen' })).toBeDisabled();
  expect(screen.getByText('Left out, unreadable: 1 setting and 2 tokens.')).toBeVisible();
});
