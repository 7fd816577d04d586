import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import backup from '@/messages/en/backup.json';
import endpoint from '@/messages/en/endpoint.json';
import { useChangeText } from './useChangeText';
import { useEndpointProblemText } from './useEndpointProblemText';

function InFrench({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="fr" messages={{ backup, endpoint }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

test('LNG-14 LNG-17 a long deadline of a backup is grouped by spaces of the font', () => {
  const { result } = renderHook(() => useChangeText(), { wrapper: InFrench });
  const { text } = result.current({
    id: 'userDeadline',
    type: 'setting',
    name: 'userDeadline',
    from: 1_200,
    to: 1_200_000,
    isRisky: true,
  });
  expect(text).toContain('20\u00a0000');
});

test('LNG-14 LNG-17 the long age of a block is grouped by spaces of the font', () => {
  const { result } = renderHook(() => useEndpointProblemText(), { wrapper: InFrench });
  const blockAgeSeconds = 1_234 * 86_400;
  expect(result.current({ type: 'behind', block: 5n, blockAgeSeconds }, 43114)).toContain(
    '1\u00a0234',
  );
});
