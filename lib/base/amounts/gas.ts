import { BPS_BASE } from './bps';

const GAS_MARGIN_BPS = 1_000n;

/** The gas limit for a gas estimate: 10 percent more, rounded down. */
export function withGasMargin(estimate: bigint): bigint {
  return (estimate * (BPS_BASE + GAS_MARGIN_BPS)) / BPS_BASE;
}
