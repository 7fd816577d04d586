import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { formatMoment } from '@/lib/base/time/formatDate';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import messages from '@/messages/en.json';
import { BlockNumber } from './BlockNumber';

jest.mock('@/lib/base/configuration/useConfiguration');
jest.mock('@/lib/base/configuration/explorer', () => ({ explorerUrl: () => '/' }));
jest.mock('@/lib/chain/reads/useBlockNumber');
jest.mock('@/lib/chain/reads/useFreshness');
jest.mock('@/lib/holdings/wallet/useActiveChainId');

test('LNG-16 the age next to the block number has the exact moment as its tip', () => {
  jest.mocked(useConfiguration).mockReturnValue({ status: 'ready', configuration: {} as never });
  jest.mocked(useActiveChainId).mockReturnValue(43114);
  jest.mocked(useBlockNumber).mockReturnValue(7n);
  jest.mocked(useFreshness).mockReturnValue({
    isOffline: false,
    isStale: true,
    hasFailedReads: true,
    problem: undefined,
    readAtMs: monotonicMs() - 180_000,
    ageSeconds: 180,
  });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <BlockNumber />
    </NextIntlClientProvider>,
  );
  const age = screen.getByRole('button', { name: /^3\smin$/ });
  const around = [-1_000, 0, 1_000].map((ms) => formatMoment(Date.now() - 180_000 + ms, 'en'));
  expect(around).toContain(age.getAttribute('aria-description'));
});
