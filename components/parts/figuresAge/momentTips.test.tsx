import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/base/time/formatDate';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import messages from '@/messages/en.json';
import { FiguresAge } from './FiguresAge';
import { StaleFiguresNotice } from './StaleFiguresNotice';

jest.mock('@/lib/chain/reads/useFreshness');

const AGE_MS = 40_000;

test.each<[string, ReactNode]>([
  ['next to figures', <FiguresAge key="a" chainId={43114} />],
  ['in the notice about old figures', <StaleFiguresNotice key="b" chainId={43114} />],
])(
  'LNG-16 the age %s is a button that has the exact moment as its accessible description',
  (_place, part) => {
    jest.useFakeTimers({ now: new Date(2026, 10, 23, 10, 31, 5, 400) });
    jest.mocked(useFreshness).mockReturnValue({
      isOffline: false,
      isStale: true,
      hasFailedReads: true,
      problem: undefined,
      readAtMs: monotonicMs() - AGE_MS,
      ageSeconds: AGE_MS / 1_000,
    });
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        {part}
      </NextIntlClientProvider>,
    );
    const age = screen.getByRole('button', { name: /^Figures from 40\ss ago\.$/ });
    const moment = formatMoment(Date.now() - AGE_MS, 'en');
    expect(age).toHaveAttribute('aria-description', moment);
    jest.useRealTimers();
  },
);
