import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { type Configuration, InvalidConfigurationError } from './configuration';
import { loadConfiguration, loadedConfiguration } from './loadConfiguration';

/** The site's configuration once it is read. An unreachable one is requested again. */
type ConfigurationState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly configuration: Configuration }
  | { readonly status: 'error'; readonly error: Error };

/**
 * The site's configuration; read once for all callers. While the page hydrates it is loading, as in
 * the exported document.
 */
export function useConfiguration(): ConfigurationState {
  const isHydrated = useIsHydrated();
  const { data, failureReason } = useQuery({
    queryKey: ['configuration'],
    queryFn: loadConfiguration,
    initialData: loadedConfiguration,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_count, error) => !(error instanceof InvalidConfigurationError),
  });
  if (!isHydrated) return { status: 'loading' };
  if (data !== undefined) return { status: 'ready', configuration: data };
  return failureReason === null ? { status: 'loading' } : { status: 'error', error: failureReason };
}
