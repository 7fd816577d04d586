import { skipToken, useQuery } from '@tanstack/react-query';
import { loadConfiguration } from '@/lib/base/configuration/loadConfiguration';
import { AppError } from '@/lib/base/errors/appError';
import { isDomainName } from './domainName';
import type { NameAddress } from './resolveName';

/** The result of looking up a name. */
export type ResolvedName =
  /** There is no name to resolve. */
  | { readonly status: 'none' }
  | { readonly status: 'resolving' }
  | ({ readonly status: 'resolved' } & NameAddress)
  /** Retried in the meantime if the endpoint could not be reached. */
  | { readonly status: 'failed'; readonly error: Error };

/** A name is looked up only after a pause in typing of this length. */
const TYPING_PAUSE_MS = 300;

/**
 * The address for a text that is a name. The result always belongs to the current text.
 *
 * It is looked up only once while it is shown, so that it does not change while a user reads it.
 */
export function useResolvedName(text: string | undefined): ResolvedName {
  const name = text !== undefined && isDomainName(text) ? text : undefined;
  const { data, failureReason } = useQuery({
    queryKey: ['name', name],
    queryFn: name === undefined ? skipToken : ({ signal }) => resolvedAfterTyping(name, signal),
    retry: (_count, error) => isUnreachable(error),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (name === undefined) return { status: 'none' };
  if (data !== undefined) return { status: 'resolved', ...data };
  return failureReason === null
    ? { status: 'resolving' }
    : { status: 'failed', error: failureReason };
}

/** Editing the text aborts its query, so that a half-typed name is never looked up. */
async function resolvedAfterTyping(name: string, signal: AbortSignal): Promise<NameAddress> {
  await new Promise((resolve) => {
    setTimeout(resolve, TYPING_PAUSE_MS);
  });
  signal.throwIfAborted();
  const { ethereumRpc } = await loadConfiguration();
  // Loaded on demand: few swaps have a recipient, and fewer have a name.
  const { resolveName } = await import('./resolveName');
  return resolveName(name, ethereumRpc);
}

/** Recognized by its code, because the error's class is loaded on demand with the resolver. */
function isUnreachable(error: Error): boolean {
  return error instanceof AppError && error.code === 'errors.namesUnreachable';
}
