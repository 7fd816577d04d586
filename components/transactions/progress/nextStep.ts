import { createContext, useContext } from 'react';

const NextStep = createContext<string | undefined>(undefined);

/**
 * Around a form that is one step of several: the text of what follows its confirmed transaction.
 */
export const NextStepProvider = NextStep.Provider;

/** The text of the step that follows; undefined for a single transaction. */
export function useNextStep(): string | undefined {
  return useContext(NextStep);
}
