/**
 * What a review's simulation means for its confirm button. `checking`: there is no answer yet.
 * `fails`: the transaction would fail. `refused`: less than a minimum would arrive. `asks`: a
 * difference waits to be accepted. `passes`: there is no objection, or no simulation is possible.
 */
export type SimulationVerdict = 'checking' | 'fails' | 'refused' | 'asks' | 'passes';

type Known = {
  readonly isAnswered: boolean;
  readonly isFailing: boolean;
  /** Whether some difference can't be accepted. */
  readonly isRefused: boolean;
  /** Whether every difference is accepted, or there is none. */
  readonly isAccepted: boolean;
};

export function verdictOf({
  isAnswered,
  isFailing,
  isRefused,
  isAccepted,
}: Known): SimulationVerdict {
  if (isFailing) return 'fails';
  if (!isAnswered) return 'checking';
  if (isRefused) return 'refused';
  return isAccepted ? 'passes' : 'asks';
}
