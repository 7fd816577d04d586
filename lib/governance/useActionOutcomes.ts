import { skipToken, useQuery } from '@tanstack/react-query';
import type { ProposedCall } from './callDetails';
import { isSettled, type Proposal } from './proposal';
import type { ActionOutcome } from './simulateActions';

/** How often the calls of a proposal that is shown are tried out. */
const REPEAT_MS = 60_000;

/** What the calls of a proposal would do now. */
export type ActionOutcomes =
  | { readonly status: 'simulated'; readonly outcomes: readonly ActionOutcome[] }
  /** `settled`: the proposal can't be executed any more. */
  | { readonly status: 'loading' | 'settled' };

/** Tries out the calls of a proposal that may still be executed, once a minute. */
export function useActionOutcomes(
  { id, startTime, state }: Proposal,
  actions: readonly ProposedCall[] | undefined,
): ActionOutcomes {
  const isAsked = actions !== undefined && !isSettled(state);
  const { data } = useQuery({
    queryKey: ['actionOutcomes', String(id), String(startTime)],
    queryFn: isAsked
      ? async ({ signal }: { signal: AbortSignal }) => {
          const { simulateActions } = await import('./simulateActions');
          return simulateActions(actions, { signal });
        }
      : skipToken,
    refetchInterval: REPEAT_MS,
    staleTime: REPEAT_MS,
    retry: false,
  });
  if (isSettled(state)) return { status: 'settled' };
  return data ? { status: 'simulated', outcomes: data } : { status: 'loading' };
}
