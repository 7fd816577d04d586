import type { ReactNode } from 'react';
import { ApprovalSteps } from '../approvals/ApprovalSteps';
import type { ApprovalStep } from '../approvals/useApprovalSteps';

/**
 * The approvals that a review asks for before its own transaction, including those already given.
 */
export type ReviewSteps = {
  readonly count: number;
  readonly areDone: boolean;
  /** Their lines and buttons; undefined if the review shows them elsewhere. */
  readonly content?: ReactNode;
};

/** Approvals by transaction; undefined without any. */
export function reviewSteps(steps: readonly ApprovalStep[]): ReviewSteps | undefined {
  if (steps.length === 0) return undefined;
  return {
    count: steps.length,
    areDone: steps.every(({ isDone }) => isDone),
    content: <ApprovalSteps steps={steps} />,
  };
}
