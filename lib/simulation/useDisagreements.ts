import { useState } from 'react';
import { agreementKey } from '@/lib/submit/agreementKey';
import type { Expectation } from '@/lib/submit/intent';
import { areCovered, type Disagreement, disagreementsOf } from './disagreements';
import type { Simulated } from './simulation';

type Compared = {
  readonly expectation: Expectation;
  /** The latest simulation; undefined while there is none, or it failed. */
  readonly simulation: Simulated | undefined;
  /** Whether no preview can be had. */
  readonly isUnavailable: boolean;
  /** The block of the figures on screen; undefined when they are not those of now. */
  readonly figureBlock: bigint | undefined;
};

/** The disagreements found with figures of the simulation's own block. */
type LastComparison = { readonly agreed: string; readonly disagreements: readonly Disagreement[] };

type Acceptance = { readonly agreed: string; readonly accepted: readonly Disagreement[] };

/**
 * How a simulation differs from the figures on screen, and whether the user accepted it.
 *
 * With each block, one of the two is ahead of the other for a moment; until they meet, what was
 * found before stays. A worse difference, or other figures, end an acceptance.
 */
export function useDisagreements({
  expectation,
  simulation,
  isUnavailable,
  figureBlock,
}: Compared) {
  const agreed = agreementKey(expectation.changes);
  const found = simulation ? disagreementsOf(expectation, simulation, figureBlock) : [];
  const isSameBlock = simulation !== undefined && simulation.block === figureBlock;
  const isAhead = simulation !== undefined && figureBlock !== undefined && !isSameBlock;
  const [held, setHeld] = useState<LastComparison>({ agreed, disagreements: [] });
  const next = { agreed, disagreements: found };
  if (isSameBlock && agreementKey(held) !== agreementKey(next)) setHeld(next);

  const before = held.agreed === agreed ? held.disagreements : [];
  // What was beyond the limit counts until it is known for the new figures. Without a preview
  // nobody knows: then it is asked about, and not refused.
  const isUnknown = simulation === undefined;
  const beyond = held.disagreements.filter((one) => one.isBeyondWorst);
  const stillBeyond = isUnavailable ? beyond.map(withoutRefusal) : beyond;
  const kept = isUnknown ? stillBeyond : before;
  const disagreements = (isAhead || isUnknown) && found.length === 0 ? kept : found;

  const [acceptance, setAcceptance] = useState<Acceptance>({ agreed, accepted: [] });
  const accepted = acceptance.agreed === agreed ? acceptance.accepted : [];
  return {
    disagreements,
    /** Whether the pool may have moved since the figures were read. */
    mayHaveMoved: figureBlock === undefined || (isAhead && before.length === 0),
    accepted,
    /** Whether every disagreement is accepted. Until then nothing can be confirmed. */
    isAccepted: areCovered(disagreements, accepted),
    accept: (isChecked: boolean) =>
      setAcceptance({ agreed, accepted: isChecked ? disagreements : [] }),
  };
}

function withoutRefusal(disagreement: Disagreement): Disagreement {
  return { ...disagreement, refusedBy: undefined };
}
