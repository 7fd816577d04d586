import type { ReactNode } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import type { ApprovalStep } from '@/lib/transactions/approvals/useApprovalSteps';
import { ApprovalSteps } from '../approvals/ApprovalSteps';
import type { PlannedStep } from '../approvals/StepPlan';

/**
 * The approvals that a review asks for before its own transaction, including those already given.
 */
export type ReviewSteps = {
  readonly plan: readonly PlannedStep[];
  /** The buttons of the one that is due; undefined while something else comes first. */
  readonly content?: ReactNode;
};

/** Approvals by transaction; undefined without any. */
export function reviewSteps(
  steps: readonly ApprovalStep[],
  symbolText: (currency: Currency) => string,
): ReviewSteps | undefined {
  if (steps.length === 0) return undefined;
  return {
    plan: steps.map(({ kind, currency, isDone, approval }) => ({
      kind,
      symbol: symbolText(currency),
      isDone,
      hash: kind === 'approve' ? approval.submission.data?.transaction.hash : undefined,
    })),
    content: <ApprovalSteps steps={steps} />,
  };
}
