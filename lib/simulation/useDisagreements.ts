import { useState } from 'react';
import type { Address } from 'viem';
import { agreementKey } from '@/lib/submit/agreementKey';
import type { Expectation, ExpectedChange } from '@/lib/submit/intent';
import {
  areCovered,
  areOfSame,
  type Disagreement,
  disagreementsOf,
  unsimulated,
} from './disagreements';
import type { Simulated } from './simulation';

type Compared = {
  readonly account: Address;
  readonly expectation: Expectation;
  /** The latest simulation; undefined while there is none, and when it failed. */
  readonly simulation: Simulated | undefined;
  /** Whether no preview is possible. */
  readonly isUnavailable: boolean;
  /** The block of the figures on screen; undefined when they are outdated. */
  readonly figureBlock: bigint | undefined;
};

/** The disagreements found with figures of the simulation's own block. */
type LastComparison = { readonly agreed: string; readonly disagreements: readonly Disagreement[] };

type Acceptance = { readonly agreed: string; readonly accepted: readonly Disagreement[] };

/**
 * How a simulation differs from the figures on screen, and whether the user accepted it.
 *
 * With each block, either the simulation or the figures are briefly ahead of the other. Until both
 * are of the same block, the last comparison stays. A worse difference, or other figures, end an
 * acceptance; an amount that has grown is no other figure.
 */
export function useDisagreements({
  account,
  expectation,
  simulation,
  isUnavailable,
  figureBlock: oldestBlock,
}: Compared) {
  const agreed = agreementKey(expectation.changes.map(withoutGrowth));
  const figureBlock = oldestBlock && newestBlock(oldestBlock, expectation);
  const found = simulation ? disagreementsOf(expectation, simulation, figureBlock) : [];
  const isSameBlock = simulation !== undefined && simulation.block === figureBlock;
  const isAhead = simulation !== undefined && figureBlock !== undefined && !isSameBlock;
  const [held, setHeld] = useState<LastComparison>({ agreed, disagreements: [] });
  const next = { agreed, disagreements: found };
  if (isSameBlock && agreementKey(held) !== agreementKey(next)) setHeld(next);

  const before = held.agreed === agreed ? held.disagreements : [];
  // What was beyond its limit still counts until the new figures are simulated.
  const isUnknown = simulation === undefined;
  const beyond = held.disagreements.filter((one) => one.isBeyondWorst);
  const stillBeyond = isUnavailable
    ? withoutPreview(beyond, unsimulated(expectation, account))
    : beyond;
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

function withoutGrowth(change: ExpectedChange): ExpectedChange {
  return change.growsSince === undefined
    ? change
    : { ...change, shown: 0n, worst: 0n, growsSince: 0n };
}

/** The block of the newest figure: one that grows may already be of the next block. */
function newestBlock(oldest: bigint, { changes }: Expectation): bigint {
  return changes.reduce(
    (newest, { growsSince = 0n }) => (growsSince > newest ? growsSince : newest),
    oldest,
  );
}

/**
 * Without a preview it is unknown whether an amount is still beyond its limit. If a contract
 * enforces the limit, the user may accept it. Other amounts become unknown.
 */
function withoutPreview(
  beyond: readonly Disagreement[],
  missing: readonly Disagreement[],
): readonly Disagreement[] {
  const has = (some: readonly Disagreement[], one: Disagreement) =>
    some.some((other) => areOfSame(other, one));
  return [
    ...beyond.map((one) => (has(missing, one) ? one : { ...one, refusedBy: undefined })),
    ...missing.filter((one) => !has(beyond, one)),
  ];
}
