import { screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import type { FarmRow } from '@/lib/exchange/rewards/farms/farmRow';
import aprs from '@/messages/en/aprs.json';
import farms from '@/messages/en/farms.json';
import { FarmListCard } from './FarmListCard';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The link of the card of a farm with a stake. */
async function linkOf(staked: bigint, period: 'running' | 'finished') {
  const [farm] = FARMS;
  if (farm === undefined) throw new TypeError('There are no farms.');
  const row: FarmRow = {
    farm,
    reward: pngToken(43114),
    figures: {
      totalStaked: 400n,
      ratePerSecond: { numerator: 1n, denominator: 1n },
      periodFinish: 1n,
      period,
    },
    own: { staked, earned: 0n, isEarnedUnreadable: false },
    stakedUsd: undefined,
    aprs: { staking: undefined, swapFee: undefined, total: undefined },
  };
  await connectedScreen(<FarmListCard row={row} />, { aprs, farms }, { account });
  return screen.getByRole('link').textContent;
}

test('FRM-38 the card of an ended farm without a stake shows "Details", and no "Manage"', async () => {
  expect(await linkOf(0n, 'finished')).toBe('Details');
  expect(document.body).not.toHaveTextContent('Manage');
});

test('FRM-38 the card of a farm with a stake shows "Manage", even if it has ended', async () => {
  expect(await linkOf(5n, 'finished')).toBe('Manage');
});

test('FRM-38 the card of a farm that pays, without a stake, shows "Deposit"', async () => {
  expect(await linkOf(0n, 'running')).toBe('Deposit');
});

test('FRM-20 a farm without deposits says so, and that its whole APR is swap fees', async () => {
  const [farm] = FARMS;
  if (farm === undefined) throw new TypeError('There are no farms.');
  const zero = { numerator: 0n, denominator: 1n };
  const fees = { numerator: 1n, denominator: 8n };
  const row: FarmRow = {
    farm,
    reward: pngToken(43114),
    figures: {
      totalStaked: 0n,
      ratePerSecond: { numerator: 1n, denominator: 1n },
      periodFinish: 1n,
      period: 'running',
    },
    own: undefined,
    stakedUsd: zero,
    aprs: { staking: zero, swapFee: fees, total: fees },
  };
  await connectedScreen(<FarmListCard row={row} />, { aprs, farms }, { account });
  expect(screen.getByText('12.50% swap fees')).toBeVisible();
  expect(screen.getAllByText('No deposits yet')).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('rewards');
});
