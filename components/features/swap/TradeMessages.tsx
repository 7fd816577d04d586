import { type ReactNode, Suspense } from 'react';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { tradeMessages } from '@/lib/base/i18n/exported/trade';

const MESSAGES = { trade: tradeMessages };

/**
 * Provides messages for the parts of a trade that are loaded late; nothing is shown until they are
 * there.
 */
export function TradeMessages({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <ScreenMessages exported={MESSAGES}>{children}</ScreenMessages>
    </Suspense>
  );
}
