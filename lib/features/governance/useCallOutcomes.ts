import { skipToken, useQuery } from '@tanstack/react-query';
import type { CallOutcome } from './callOutcomes';
import { isFinal, type Proposal } from './proposal';
import type { ProposedCall } from './proposedCalls';

/** How often the calls of a proposal that is shown are tried out. */
const REPEAT_MS = 60_000;

/** What the calls of a proposal would do now. */
export type CallOutcomes =
  | { readonly status: 'simulated'; readonly outcomes: readonly CallOutcome[] }
  /** `final`: the proposal can't be executed any more. */
  | { readonly status: 'loading' | 'final' };

/** Tries out the calls of a proposal that may still be executed, once a minute. */
export function useCallOutcomes(
  { id, startTime, state }: Proposal,
  calls: readonly ProposedCall[] | undefined,
): CallOutcomes {
  const isRequested = calls !== undefined && !isFinal(state);
  const { data } = useQuery({
    queryKey: ['callOutcomes', String(id), String(startTime), keyOf(calls)],
    queryFn: isRequested
      ? async ({ signal }: { signal: AbortSignal }) => {
          const { callOutcomes } = await import('./callOutcomes');
          return callOutcomes(calls, { signal });
        }
      : skipToken,
    refetchInterval: REPEAT_MS,
    staleTime: REPEAT_MS,
    retry: false,
  });
  if (isFinal(state)) return { status: 'final' };
  return data ? { status: 'simulated', outcomes: data } : { status: 'loading' };
}

/** A key that only equal calls share: outcomes of other calls must not be shown next to them. */
function keyOf(calls: readonly ProposedCall[] | undefined): string | undefined {
  return calls
    ?.map(({ target, value, signature, calldata }) =>
      [target, value, signature, calldata].join(' '),
    )
    .join('\n');
}
