import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import { storyMessages } from '@/lib/base/i18n/exported/story';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import type { RatesRead } from '@/lib/exchange/rewards/pools/useRates';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { markCleared } from '@/lib/transactions/activity/clearMark';
import { useTransactions } from '@/lib/transactions/history/store';
import { pending, receipt } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { account } from '@/lib/transactions/submit/testing/submission.setup';
import { RewardHistory } from './RewardHistory';

// jsdom has none. What is written is JSON in any case.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const [stake] = STAKES;
if (stake === undefined) throw new TypeError('no stake');
const { pool } = stake;
const START = Date.UTC(2026, 2, 4, 12) / 1000;

const point = (hours: number, percent: bigint): PricePoint => ({
  seconds: START + hours * 3600,
  price: { numerator: percent, denominator: 100n },
});

async function shown(rates: RatesRead | undefined, paid: readonly bigint[] = []) {
  const records = paid.map(
    (reward, index): TransactionRecord => ({
      ...{ ...pending, from: account, receipt, to: pool.contract.address, moved: { reward } },
      summary: { type: 'claim', reward: amountOf(pool.rewardToken, 1n) } as const,
      addedTime: (START + index * 86_400) * 1000,
    }),
  );
  useTransactions.setState({ records, cleared: [] });
  const content = (
    <main>
      <RewardHistory pool={pool} rates={rates} />
    </main>
  );
  await connectedScreen(content, storyMessages, { account });
}

const text = () =>
  screen
    .getByRole('main')
    .textContent?.replaceAll('\u00a0', ' ')
    .replaceAll(/[\u2066-\u2069]/g, '');
const says = (expected: string) => waitFor(() => expect(text()).toContain(expected));

beforeEach(() => {
  localStorage.clear();
  markCleared(43114);
  useTransactions.setState(useTransactions.getInitialState());
});

test('MKT-41 the past APR is a line with the lowest, the highest and the span', async () => {
  await shown({ status: 'read', points: [point(0, 30n), point(24, 12n), point(48, 25n)] });
  await says(
    'APR until now12.00% to 30.00%from Mar 4, 2026, 12:00 PM UTC to Mar 6, 2026, 12:00 PM UTC',
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(/^APR until now: 12\.00% to 30\.00%$/);
});

test.each([
  [{ status: 'unavailable', why: 'noOldStates' }, 'No network endpoint shows the past.'],
  [{ status: 'unavailable', why: 'failed' }, "The past can't be read now."],
  [{ status: 'read', points: [point(0, 30n)] }, "The past can't be read now."],
] as const)('MKT-41 without a past (%#) it says why', async (rates, reason) => {
  await shown(rates);
  await says(reason);
  expect(screen.queryByRole('img')).toBeNull();
});

test('MKT-43 what was paid so far is a sum, with its transactions and since when', async () => {
  const unit = 10n ** BigInt(pool.rewardToken.decimals);
  await shown(undefined, [5n * unit, 7n * unit]);
  await says('Rewards paid so far12 WAVAX');
  await says('by 2 transactions on this device since Mar 4, 2026 (UTC)');
  expect(text()).not.toContain('APR until now');
});

test('MKT-43 without a payment there is no figure', async () => {
  await shown({ status: 'read', points: [point(0, 30n), point(1, 12n)] });
  await says('12.00% to 30.00%');
  expect(text()).not.toContain('Rewards paid so far');
});
