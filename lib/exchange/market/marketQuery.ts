/**
 * How what was read of the past is kept: for an hour, also while nothing shows it. A failure is an
 * answer; only a device that went offline asks again before.
 */
const HOUR_MS = 60 * 60 * 1000;

export const MARKET_QUERY = {
  staleTime: HOUR_MS,
  gcTime: HOUR_MS,
  refetchInterval: HOUR_MS,
  retry: false,
  refetchOnWindowFocus: false,
  // What was read has maps and large numbers.
  structuralSharing: false,
} as const;
