import type { ServiceFault } from '../serviceFaults';

/** A fault, and the address whose answers it concerns; without one it concerns every answer. */
export type StatsRule = { readonly fault: ServiceFault; readonly address?: string };

/** Unusable bodies in place of the three APRs. */
export const BAD_APRS = {
  nan: '{"swapFeeApr":NaN,"stakingApr":NaN,"combinedApr":NaN}',
  nulls: '{"swapFeeApr":null,"stakingApr":null,"combinedApr":null}',
  texts: '{"swapFeeApr":"12","stakingApr":"34","combinedApr":"46"}',
  trillions: '{"swapFeeApr":4000000000000,"stakingApr":7000000000000,"combinedApr":11000000000000}',
  infinite: '{"swapFeeApr":1e999,"stakingApr":1e999,"combinedApr":1e999}',
  negative: '{"swapFeeApr":-12,"stakingApr":-34,"combinedApr":-46}',
  missing: '{"combinedApr":46}',
  list: '[12,34,46]',
  empty: '',
} as const;
