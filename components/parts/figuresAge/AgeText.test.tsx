import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/messages/en.json';
import { AgeText } from './AgeText';

function shown(part: ReactNode) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {part}
    </NextIntlClientProvider>,
  );
  return screen.getByRole('button').textContent;
}

test.each([
  [31, 'Figures from 31\u00a0s ago.'],
  [119, 'Figures from 119\u00a0s ago.'],
  [120, 'Figures from 2\u00a0min ago.'],
  [737, 'Figures from 12\u00a0min ago.'],
  [90_000, 'Figures from 1,500\u00a0min ago.'],
])('figures of %i s ago', (ageSeconds, text) => {
  expect(shown(<AgeText age={{ readAtMs: 0, ageSeconds }} />)).toBe(text);
});

test.each([
  [31, '31\u00a0s'],
  [120, '2\u00a0min'],
])('the age of %i s without words', (ageSeconds, text) => {
  expect(shown(<AgeText age={{ readAtMs: 0, ageSeconds }} isShort />)).toBe(text);
});
