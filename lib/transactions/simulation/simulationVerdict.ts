/**
 * What a review's simulation means for its confirm button. `checking`: there is no answer yet.
 * `fails`: the transaction would fail. `blocked`: an amount is beyond its limit, or unknown, and
 * can't be accepted. `asks`: a difference waits to be accepted. `passes`: there is no objection, or
 * no simulation is possible.
 */
export type SimulationVerdict = 'checking' | 'fails' | 'blocked' | 'asks' | 'passes';

type Known = {
  readonly isAnswered: boolean;
  readonly isFailing: boolean;
  /** Whether a difference can't be accepted. */
  readonly isBlocked: boolean;
  /** Whether every difference is accepted, or there is none. */
  readonly isAccepted: boolean;
};

/** What a simulation says of a transaction, as the review shows it. A failure outweighs all else. */
export function verdictOf({
  isAnswered,
  isFailing,
  isBlocked,
  isAccepted,
}: Known): SimulationVerdict {
  if (isFailing) return 'fails';
  if (!isAnswered) return 'checking';
  if (isBlocked) return 'blocked';
  return isAccepted ? 'passes' : 'asks';
}
