import type { ComponentProps } from 'react';
import { PendingTransactions } from '@/components/transactions/history/PendingTransactions';
import { LimitPassedContext } from '@/components/transactions/progress/limitPassed';
import { useIsLimitPassed } from '@/lib/features/swap/useRequestedSwap';

type Props = Pick<ComponentProps<typeof PendingTransactions>, 'types'>;

/** The transactions that wait, with a warning once the price is beyond the limit of a swap. */
export function SwapPending({ types }: Props) {
  return (
    <LimitPassedContext value={useIsLimitPassed()}>
      <PendingTransactions types={types} />
    </LimitPassedContext>
  );
}
