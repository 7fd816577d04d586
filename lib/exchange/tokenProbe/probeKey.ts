import type { Currency } from '@/lib/base/tokens/currency';
import type { TokenProbe } from './tokenProbe';

/** A probe, and the block of the last attempt. */
export type ProbeAnswer = {
  readonly probe: TokenProbe;
  readonly askedAt: bigint | undefined;
  /** How many attempts in a row got no answer. */
  readonly failures: number;
};

/** The key of a currency's probe in the query cache. */
export function probeKey(currency: Currency | undefined) {
  const address = currency?.type === 'token' ? currency.address : undefined;
  return ['tokenProbe', currency?.chainId, address] as const;
}
