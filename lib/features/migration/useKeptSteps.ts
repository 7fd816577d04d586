import { useState } from 'react';
import type { MovingStep } from './migrationStep';

const NONE: readonly MovingStep[] = [];

/**
 * The steps whose rest the user keeps where it is. They are forgotten on a reload, which resumes
 * with the first step that applies.
 *
 * @param owner - A text for what they belong to. Another one has none.
 */
export function useKeptSteps(owner: string) {
  const [kept, setKept] = useState({ owner, steps: NONE });
  const steps = kept.owner === owner ? kept.steps : NONE;
  return {
    steps,
    keep: (step: MovingStep) => setKept({ owner, steps: [...steps, step] }),
    /** Goes back to the first step that applies. */
    resume: () => setKept({ owner, steps: NONE }),
  };
}
