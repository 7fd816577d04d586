import { useQuery } from '@tanstack/react-query';
import { type Environment, InvalidEnvironmentError } from './environment';
import { loadEnvironment } from './loadEnvironment';

/** The site's configuration, as far as it is read. An unreachable one is asked for again. */
export type EnvironmentState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly environment: Environment }
  | { readonly status: 'error'; readonly error: Error };

/** The site's configuration; read once for all who ask. */
export function useEnvironment(): EnvironmentState {
  const { data, failureReason } = useQuery({
    queryKey: ['environment'],
    queryFn: loadEnvironment,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (_count, error) => !(error instanceof InvalidEnvironmentError),
  });
  if (data !== undefined) return { status: 'ready', environment: data };
  return failureReason === null ? { status: 'loading' } : { status: 'error', error: failureReason };
}
