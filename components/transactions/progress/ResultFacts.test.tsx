import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useSummaryText } from '@/components/transactions/history/useSummaryText';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { settledAmounts } from '@/lib/transactions/history/settledAmounts';
import type { MovedAmounts, TransactionSummary } from '@/lib/transactions/history/summary';
import { PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import transactions from '@/messages/en/transactions.json';
import shared from '@/messages/en.json';
import { ReceivedAmounts, ResultFacts } from './ResultFacts';

// Prices come from a chain, which is not here.
jest.mock('@/components/parts/tokens/UsdValue', () => ({ UsdValue: () => null }));

const AMOUNT = { currency: PNG, raw: 857_321_500_000_000_000n };
const WRAPPED = { currency: nativeCurrency(43114), raw: AMOUNT.raw };
const FOUR = { currency: PNG, raw: 4n * 10n ** 18n };
const FOUR_AVAX = { currency: nativeCurrency(43114), raw: FOUR.raw };
const PAIRS = { tokenA: PNG, tokenB: PNG, presentA: PNG, presentB: PNG };
const recipient = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** The sentence of a finished transaction above its facts, as its dialog has them. */
function Finished({ summary, moved }: { summary: TransactionSummary; moved: MovedAmounts }) {
  const text = useSummaryText()({ summary, outcome: 'confirmed', moved });
  const settled = settledAmounts(summary, moved);
  return (
    <>
      <p>{text}</p>
      <ReceivedAmounts summary={summary} settled={settled} />
      <ResultFacts chainId={43114} summary={summary} settled={settled} fee={undefined} />
    </>
  );
}

const received = AMOUNT.raw;

test.each<[TransactionSummary, string, MovedAmounts]>([
  [{ type: 'upgrade', amount: AMOUNT, received: AMOUNT }, '0.857321', { received }],
  [
    { type: 'convert', amount: AMOUNT, received: FOUR, ...PAIRS },
    '0.857322',
    { received: FOUR.raw },
  ],
  [{ type: 'deposit', amount: AMOUNT }, '0.857322', {}],
  [{ type: 'send', amount: AMOUNT, recipient }, '0.857322', {}],
  [{ type: 'withdraw', amount: AMOUNT }, '0.857321', {}],
  [{ type: 'wrap', amount: WRAPPED }, '0.857321', {}],
  [{ type: 'unwrap', amount: WRAPPED }, '0.857321', {}],
  [
    { type: 'swap', input: AMOUNT, output: FOUR_AVAX },
    '0.857322',
    { input: AMOUNT.raw, output: FOUR.raw },
  ],
  [
    { type: 'swap', input: FOUR_AVAX, output: AMOUNT },
    '0.857321',
    { input: FOUR.raw, output: received },
  ],
  [
    { type: 'add', amountA: AMOUNT, amountB: FOUR_AVAX },
    '0.857322',
    { amountA: AMOUNT.raw, amountB: FOUR.raw },
  ],
  [
    { type: 'remove', amountA: AMOUNT, amountB: FOUR_AVAX },
    '0.857321',
    { amountA: received, amountB: FOUR.raw },
  ],
  [{ type: 'withdraw', amount: FOUR_AVAX, reward: AMOUNT }, '0.857321', { reward: received }],
  [{ type: 'claim', reward: AMOUNT }, '0.857321', { reward: received }],
  [{ type: 'airdrop', claimed: AMOUNT }, '0.857321', { claimed: received }],
])(
  'AMT-19 the dialog of a finished %j has one rounding of its amount: %s',
  (summary, digits, moved) => {
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={{ ...shared, transactions }} timeZone="UTC">
        <Finished summary={summary} moved={moved} />
      </NextIntlClientProvider>,
    );
    expect(screen.getAllByRole('definition').length).toBeGreaterThan(0);
    const exact = [...container.querySelectorAll('[data-exact]')];
    expect(exact.length).toBeGreaterThan(0);
    const shown = container.textContent?.match(/0\.85732\d(?!\d)/g) ?? [];
    expect(new Set(shown)).toEqual(new Set([digits]));
    expect(shown.length).toBeGreaterThan(1);
  },
);
