import { skipToken, useQueries } from '@tanstack/react-query';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { FarmAprs } from './farmAprs';
import type { Farm } from './farmCatalogue';
import { fetchAprs } from './statsAprs';

const FRESH_MS = 10 * 60 * 1000;

/**
 * The APRs that the statistics service knows, in the order of the farms: undefined while unknown,
 * null if it knows none, and if no service is configured.
 *
 * @param isAsked - Whether the service is asked about a farm, by its position.
 */
export function useStatsAprs(
  farms: readonly Farm[],
  isAsked: (index: number) => boolean,
): readonly (FarmAprs | null | undefined)[] {
  const loaded = useConfiguration();
  const host = loaded.status === 'ready' ? loaded.configuration.statsUrl : undefined;
  const isMissing = loaded.status === 'ready' && host === undefined;
  return useQueries({
    queries: farms.map((farm, index) => ({
      queryKey: ['farmAprs', host, farm.name],
      queryFn:
        host !== undefined && isAsked(index)
          ? ({ signal }: { signal: AbortSignal }) => fetchAprs(host, farm, signal)
          : skipToken,
      staleTime: FRESH_MS,
      refetchInterval: FRESH_MS,
      retry: false,
    })),
    combine: (results) => results.map(({ data }) => (isMissing ? null : data)),
  });
}
