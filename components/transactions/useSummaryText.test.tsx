import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/messages/en.json';
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

test.each([
  ['add', 'Add 1.23 AVAX and 20 AVAX'],
  ['remove', 'Remove 1.23 AVAX and 20 AVAX'],
] as const)('LIQ-16 LIQ-24 a change of liquidity (%s) is told with 3 digits', (type, text) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en" messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
  const { result } = renderHook(useSummaryText, { wrapper });
  expect(result.current({ type, amountA, amountB })).toBe(text);
});
