import { type ReactNode, Suspense } from 'react';
import { ScreenMessages } from '@/components/frame/layout/ScreenMessages';
import { tradeMessages } from '@/lib/base/i18n/exported/trade';

const MESSAGES = { trade: tradeMessages };

/** Gives what is loaded late about a trade its messages; nothing is shown until they are there. */
export function TradeMessages({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <ScreenMessages exported={MESSAGES}>{children}</ScreenMessages>
    </Suspense>
  );
}
