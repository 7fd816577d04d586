import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/messages/en.json';
import { useAgeText, useShortAgeText } from './useAgeText';

function English({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

test.each([
  [31, 'Figures from 31\u00a0s ago.'],
  [119, 'Figures from 119\u00a0s ago.'],
  [120, 'Figures from 2\u00a0min ago.'],
  [737, 'Figures from 12\u00a0min ago.'],
  [90_000, 'Figures from 1,500\u00a0min ago.'],
])('figures of %i s ago', (seconds, text) => {
  const { result } = renderHook(useAgeText, { wrapper: English });
  expect(result.current(seconds)).toBe(text);
});

test.each([
  [31, '31\u00a0s'],
  [120, '2\u00a0min'],
])('the age of %i s without words', (seconds, text) => {
  const { result } = renderHook(useShortAgeText, { wrapper: English });
  expect(result.current(seconds)).toBe(text);
});
