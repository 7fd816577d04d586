import { useState } from 'react';
import type { Trade } from '@/lib/trade/trade';
import { LARGE_FEE_BPS, largestFeeBps } from '@/lib/trade/transferFees';

/** The consent to a large fee that a reviewed token takes on a transfer. A larger fee asks again. */
export function useFeeConsent(trade: Trade) {
  const [acceptedBps, setAcceptedBps] = useState(0);
  const feeBps = largestFeeBps(trade);
  const isGiven = acceptedBps >= feeBps;
  return {
    isMissing: feeBps >= LARGE_FEE_BPS && !isGiven,
    /** The question; absent when the fees are too small to ask. */
    consent:
      feeBps < LARGE_FEE_BPS
        ? undefined
        : { isGiven, onChange: (isChecked: boolean) => setAcceptedBps(isChecked ? feeBps : 0) },
  };
}
