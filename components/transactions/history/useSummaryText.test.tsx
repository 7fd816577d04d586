import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { plainString } from '@/components/ui/jsx/isolatedParts';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import transactions from '@/messages/en/transactions.json';
import shared from '@/messages/en.json';
import { useSummaryText } from './useSummaryText';

const avax = {
  type: 'native',
  chainId: 43114,
  decimals: 18,
  symbol: 'AVAX',
  name: 'Avalanche',
} as const;
const amountA = { currency: avax, raw: 1_234_567_890_123_456_789n };
const amountB = { currency: avax, raw: 20n * 10n ** 18n };

const png = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
} as const;
const recipient = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const spender = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={{ ...shared, transactions }}>
    {children}
  </NextIntlClientProvider>
);

test.each<[TransactionSummary, string]>([
  [{ type: 'add', amountA, amountB }, 'Add 1.23 AVAX and 20 AVAX'],
  [{ type: 'remove', amountA, amountB }, 'Remove 1.23 AVAX and 20 AVAX'],
  [{ type: 'swap', input: amountA, output: amountB }, 'Swap 1.23 AVAX for 20 AVAX'],
  [
    { type: 'swap', input: amountA, output: amountB, recipient },
    'Swap 1.23 AVAX for 20 AVAX to 0x3C44…93BC',
  ],
  [{ type: 'wrap', amount: amountA }, 'Wrap 1.23456 AVAX'],
  [{ type: 'send', amount: amountA, recipient }, 'Send 1.23457 AVAX to 0x3C44…93BC'],
  [{ type: 'upgrade', amount: amountA, received: amountB }, 'Convert 1.23 AVAX to 20 AVAX'],
  [{ type: 'unwrap', amount: amountB }, 'Unwrap 20 AVAX'],
  [{ type: 'approve', token: png, spender }, 'Approve PNG'],
  [{ type: 'revoke', token: png, spender }, 'Remove PNG approval'],
  [{ type: 'airdrop', claimed: amountB }, 'Claim 20 AVAX from the airdrop'],
  [{ type: 'other', target: recipient }, 'Call to 0x3C44…93BC'],
])('%j is shown as "%s"', (summary, text) => {
  const { result } = renderHook(useSummaryText, { wrapper });
  expect(plainString(result.current({ summary }, 'short'))).toBe(text);
});

const swap = { type: 'swap', input: amountA, output: { currency: png, raw: amountB.raw } } as const;
const moved = { input: 1_234_567_890_123_456_789n, output: 19_876_543_210_000_000_000n };

test.each<[Parameters<ReturnType<typeof useSummaryText>>, string]>([
  [[{ summary: swap, outcome: 'confirmed', moved }, 'short'], 'Swapped 1.23 AVAX for 19.8 PNG'],
  [[{ summary: swap, outcome: 'spedUp', moved }, 'short'], 'Swapped 1.23 AVAX for 19.8 PNG'],
  [[{ summary: swap, outcome: 'confirmed', moved }], 'Swapped 1.23457 AVAX for 19.8765 PNG'],
  [
    [{ summary: { ...swap, recipient, typed: 'output' }, outcome: 'confirmed', moved: {} }],
    'Swapped AVAX for PNG to 0x3C44…93BC',
  ],
  [
    [{ summary: swap, outcome: 'confirmed', moved: { input: amountA.raw } }],
    'Swapped 1.23457 AVAX for PNG',
  ],
  [[{ summary: swap, outcome: 'confirmed' }], 'Swapped AVAX for PNG'],
  [[{ summary: swap, outcome: 'reverted', moved }, 'short'], 'Swap 1.23 AVAX for 20 PNG'],
  [[{ summary: swap }], 'Swap 1.23457 AVAX for 20 PNG'],
  [[{ summary: { type: 'wrap', amount: amountA }, outcome: 'confirmed' }], 'Wrapped 1.23456 AVAX'],
  [
    [
      {
        summary: { type: 'add', amountA, amountB },
        outcome: 'confirmed',
        moved: { amountA: 10n ** 18n, amountB: 3n * 10n ** 18n },
      },
    ],
    'Added 1 AVAX and 3 AVAX',
  ],
  [
    [
      {
        summary: { type: 'add', amountA, amountB },
        outcome: 'confirmed',
        moved: { amountA: 199_999_600_000_000_000_000n, amountB: 999_999_600_000_000_000_000n },
      },
    ],
    'Added 200 AVAX and 1,000 AVAX',
  ],
  [[{ summary: { type: 'approve', token: png, spender }, outcome: 'confirmed' }], 'Approved PNG'],
  [
    [
      {
        summary: { type: 'airdrop', claimed: amountB },
        outcome: 'confirmed',
        moved: { claimed: amountA.raw },
      },
    ],
    'Claimed 1.23456 AVAX from the airdrop',
  ],
])('TXN-22 %j is reported as "%s", without an estimate', (summarized, text) => {
  const { result } = renderHook(useSummaryText, { wrapper });
  expect(plainString(result.current(...summarized))).toBe(text);
});

const reward = (raw: bigint) => ({ currency: png, raw });
const left = { type: 'withdraw', amount: amountB, tokenA: avax, tokenB: png } as const;
const PLAIN = 'Withdrew 20 AVAX of AVAX / PNG';

test.each<[Parameters<ReturnType<typeof useSummaryText>>, string]>([
  [[{ summary: { ...left, reward: reward(0n) } }], 'Withdraw 20 AVAX of AVAX / PNG'],
  [[{ summary: { ...left, reward: reward(0n) }, outcome: 'confirmed' }], PLAIN],
  [[{ summary: { ...left, reward: reward(0n) }, outcome: 'confirmed', moved: {} }], PLAIN],
  [
    [{ summary: { ...left, reward: reward(5n) }, outcome: 'confirmed', moved: { reward: 0n } }],
    PLAIN,
  ],
  [
    [
      {
        summary: { ...left, reward: reward(0n) },
        outcome: 'confirmed',
        moved: { reward: 10n ** 18n },
      },
    ],
    `${PLAIN} and claimed 1 PNG`,
  ],
  [
    [{ summary: { ...left, reward: reward(5n) }, outcome: 'confirmed' }],
    `${PLAIN} and claimed PNG`,
  ],
  [
    [
      {
        summary: { type: 'claim', reward: reward(5n) },
        outcome: 'confirmed',
        moved: { reward: 0n },
      },
    ],
    'Nothing claimed: no reward was owed',
  ],
])('FRM-36 %j says "%s": a reward only if there is one', (summarized, text) => {
  const { result } = renderHook(useSummaryText, { wrapper });
  expect(plainString(result.current(...summarized))).toBe(text);
});
