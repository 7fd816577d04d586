import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Shortfall } from '@/lib/transactions/simulation/shortfalls';
import { INTENT, PNG, simulationOf } from '@/lib/transactions/simulation/testing/previewed.setup';
import transactions from '@/messages/en/transactions.json';
import { ReviewedAmount } from './ReviewedAmount';

// Prices, logos and lists come from a chain, which is not here.
jest.mock('@/components/parts/tokens/UsdValue', () => ({ UsdValue: () => null }));
jest.mock('@/components/parts/tokens/TokenLogo', () => ({ TokenLogo: () => null }));
jest.mock('@/components/parts/tokens/CurrencyAmount', () => ({ CurrencyAmount: () => null }));
jest.mock('@/lib/holdings/wallet/useBalances', () => ({ useBalances: () => [] }));
jest.mock('@/lib/holdings/knownTokens/useIsAdded', () => ({ useIsAdded: () => false }));

type Preview = ComponentProps<typeof ReviewedAmount>['review']['preview'];

const { account } = INTENT;
const FRIEND: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const simulation = simulationOf(1_000_000n, 1_900_000n);

function shortfallOf(owner: Address): Shortfall {
  const amounts = { shown: 2_000_000n, simulated: 1_900_000n, tolerance: 0n };
  return { currency: PNG, owner, ...amounts, isBeyondWorst: true, blockedBy: undefined };
}

/** Whether an amount of PNG is marked as another one than that of the preview. */
function isMarked(preview: Partial<Preview>, owner?: Address): boolean {
  const base: Preview = {
    ...{ simulation, failure: undefined, refusal: undefined, unavailable: undefined },
    ...{ fee: undefined, revokedFirst: [], shortfalls: [], mayHaveMoved: false },
    ...{ isAccepted: false, verdict: 'asks', accept: jest.fn(), check: async () => {} },
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ transactions }} timeZone="UTC">
      <ReviewedAmount
        label="You receive"
        amount={amountOf(PNG, 2_000_000n)}
        owner={owner}
        rounding="down"
        review={{ intent: INTENT, preview: { ...base, ...preview } }}
      />
    </NextIntlClientProvider>,
  );
  return screen.queryByText(transactions.disputed) !== null;
}

test.each([
  ['own', undefined, account, true],
  ["recipient's", FRIEND, FRIEND, true],
  ['own, while the recipient gets less', undefined, FRIEND, false],
  ["recipient's, while the account gets less", FRIEND, account, false],
] as const)('SIM-03 an amount is marked if its own balance differs: %s', (_what, owner, of, is) => {
  expect(isMarked({ shortfalls: [shortfallOf(of)] }, owner)).toBe(is);
});

test('SIM-03 without a preview no amount is marked as different from it', () => {
  const shortfalls = [shortfallOf(account)];
  expect(isMarked({ shortfalls, unavailable: 'ignored' })).toBe(false);
  expect(isMarked({ shortfalls, simulation: undefined })).toBe(false);
});
