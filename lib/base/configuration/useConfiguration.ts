import { useQuery } from '@tanstack/react-query';
import { type Configuration, InvalidConfigurationError } from './configuration';
import { loadConfiguration } from './loadConfiguration';

/** The site's configuration once it is read. An unreachable one is requested again. */
export type ConfigurationState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly configuration: Configuration }
  | { readonly status: 'error'; readonly error: Error };

/** The site's configuration; read once for all callers. */
export function useConfiguration(): ConfigurationState {
  const { data, failureReason } = useQuery({
    queryKey: ['configuration'],
    queryFn: loadConfiguration,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_count, error) => !(error instanceof InvalidConfigurationError),
  });
  if (data !== undefined) return { status: 'ready', configuration: data };
  return failureReason === null ? { status: 'loading' } : { status: 'error', error: failureReason };
}
