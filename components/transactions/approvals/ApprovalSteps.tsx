import { withMessages } from '@/components/parts/loading/withMessages';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import { currencyId } from '@/lib/base/tokens/currency';
import type { ApprovalStep } from '@/lib/transactions/approvals/useApprovalSteps';
import { ApproveActions } from './ApproveActions';

type Props = { steps: readonly ApprovalStep[] };

/** The buttons of the first approval of a review that is not done; nothing once all are. */
export const ApprovalSteps = withMessages(signingMessages, Content);

function Content({ steps }: Props) {
  const due = steps.find(({ isDone }) => !isDone);
  if (due === undefined) return null;
  const { currency, approval, kind } = due;
  return (
    <ApproveActions
      key={`${kind} ${currencyId(currency)}`}
      approval={approval}
      currency={currency}
      kind={kind}
    />
  );
}
