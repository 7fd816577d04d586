import { cleanup, screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import type { StakeRow } from '@/lib/exchange/rewards/stakes/stakeRow';
import stake from '@/messages/en/stake.json';
import { StakeListCard } from './StakeListCard';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const HALF = 5n * 10n ** 17n;

async function renderCard(
  isFinished: boolean,
  earned: bigint,
  apr: StakeRow['apr'] = { numerator: 1n, denominator: 10n },
) {
  const [first] = STAKES;
  if (first === undefined) throw new TypeError('There are no stakes.');
  const row: StakeRow = {
    stake: first,
    figures: {
      totalStaked: 400n,
      ratePerSecond: { numerator: isFinished ? 0n : 1n, denominator: 1n },
      periodFinish: 1n,
      period: isFinished ? 'finished' : 'running',
    },
    own: { staked: 5n, earned, isEarnedUnreadable: false },
    apr: isFinished ? 'none' : apr,
  };
  await connectedScreen(<StakeListCard row={row} />, { stake }, { account });
}

test('STK-04 the card of a stake says what the account can claim', async () => {
  await renderCard(false, HALF);
  expect(screen.getByRole('listitem')).toHaveTextContent(/0\.5000\s\S+ to claim/);
  expect(screen.getByText('10.00%')).toBeVisible();
});

test('STK-05 the card of an ended stake says so in place of an APR, and has no rate', async () => {
  await renderCard(true, 0n);
  expect(screen.getByText('Ended')).toBeVisible();
  expect(screen.getByRole('listitem')).not.toHaveTextContent('to claim');
  expect(screen.queryByText('Your weekly rate')).toBeNull();
  expect(screen.queryByText('None')).toBeNull();
});

test('STK-05 an unknown APR is read as unknown, and one that is zero as none', async () => {
  await renderCard(false, 0n, 'unknown');
  expect(screen.getByText('Unknown')).toBeInTheDocument();
  expect(screen.queryByText('None')).toBeNull();
  cleanup();
  await renderCard(false, 0n, 'none');
  expect(screen.getByText('None')).toBeInTheDocument();
});
