import { BPS_BASE } from './bps';

const GAS_MARGIN_BPS = 1_000n;

/** The gas limit of a transaction whose gas was estimated: the estimate and 10 percent, rounded down. */
export function withGasMargin(estimate: bigint): bigint {
  return (estimate * (BPS_BASE + GAS_MARGIN_BPS)) / BPS_BASE;
}
