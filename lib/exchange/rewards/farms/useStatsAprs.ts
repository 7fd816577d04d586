import { skipToken, useQueries } from '@tanstack/react-query';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import type { FarmAprs } from './farmAprs';
import type { Farm } from './farmCatalogue';
import { fetchAprs } from './statsAprs';

const FRESH_MS = 10 * 60 * 1000;

/** Undefined while unknown, null if the service knows none, and if none is configured. */
type StatsAprs = { readonly stats: FarmAprs | null | undefined };

/**
 * Farms with the APRs that the statistics service knows.
 *
 * @param isAsked - Whether the service is asked about a farm.
 */
export function useStatsAprs<Item extends { readonly farm: Farm }>(
  items: readonly Item[],
  isAsked: (item: Item) => boolean,
): readonly (Item & StatsAprs)[] {
  const loaded = useConfiguration();
  const host = loaded.status === 'ready' ? loaded.configuration.statsUrl : undefined;
  const isMissing = loaded.status === 'ready' && host === undefined;
  const answers = useQueries({
    queries: items.map((item) => ({
      queryKey: ['farmAprs', host, item.farm.name],
      queryFn:
        host !== undefined && isAsked(item)
          ? ({ signal }: { signal: AbortSignal }) => fetchAprs(host, item.farm, signal)
          : skipToken,
      staleTime: FRESH_MS,
      refetchInterval: FRESH_MS,
      retry: false,
    })),
    combine: (results) => results.map(({ data }) => (isMissing ? null : data)),
  });
  return items.map((item, index) => ({ ...item, stats: answers[index] }));
}
