import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { loadConfiguration } from '@/lib/configuration/loadConfiguration';
import { AppError } from '@/lib/errors/appError';
import { isDomainName } from './domainName';

/** What became of a name. */
export type ResolvedName =
  /** There is no name to resolve. */
  | { readonly status: 'none' }
  | { readonly status: 'resolving' }
  | { readonly status: 'resolved'; readonly address: Address }
  /** An endpoint that could not be reached is meanwhile asked again. */
  | { readonly status: 'failed'; readonly error: Error };

/** A name is looked up once nothing was typed for so long. */
const TYPING_PAUSE_MS = 300;

/**
 * The address that a text stands for when it is a name, and of this very text.
 *
 * It is looked up once for as long as it is shown: it does not change under a person's eyes.
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
  if (data !== undefined) return { status: 'resolved', address: data };
  return failureReason === null
    ? { status: 'resolving' }
    : { status: 'failed', error: failureReason };
}

/** The query of a text that is typed over is aborted: its name is never asked for. */
async function resolvedAfterTyping(name: string, signal: AbortSignal): Promise<Address> {
  await new Promise((resolve) => {
    setTimeout(resolve, TYPING_PAUSE_MS);
  });
  signal.throwIfAborted();
  const { ethereumRpc } = await loadConfiguration();
  // Few swaps have a recipient, and fewer a name.
  const { resolveName } = await import('./resolve');
  return resolveName(name, ethereumRpc);
}

/** Recognized by its code: the error's class is loaded with the resolver, on demand. */
function isUnreachable(error: Error): boolean {
  return error instanceof AppError && error.code === 'errors.namesUnreachable';
}
