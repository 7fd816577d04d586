import { useSymbolText } from '@/components/tokens/useSymbolText';
import { ApproveActions } from '@/components/transactions/ApproveActions';
import { DoneStep } from '@/components/transactions/StepLine';
import type { useReviewedAdd } from '@/lib/liquidity/useReviewedAdd';
import { currencyId } from '@/lib/tokens/currency';

type Props = { approvals: ReturnType<typeof useReviewedAdd>['approvals'] };

/** The approvals that an addition needs, in their order. One that is given keeps its place. */
export function AddApprovals({ approvals }: Props) {
  const symbolText = useSymbolText();
  if (approvals.length === 0) return null;
  const total = approvals.length + 1;
  const next = approvals.findIndex(({ approval }) => approval.status !== 'approved');
  return (
    <>
      {approvals.map(({ currency, approval }, index) => {
        const place = { step: index + 1, total };
        return approval.status === 'approved' ? (
          <DoneStep
            key={currencyId(currency)}
            {...place}
            symbol={symbolText(currency)}
            hash={approval.submission.data?.transaction.hash}
          />
        ) : (
          <ApproveActions
            key={currencyId(currency)}
            approval={approval}
            currency={currency}
            place={place}
            isLater={index > next}
          />
        );
      })}
    </>
  );
}
