import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import { currencyId } from '@/lib/base/tokens/currency';
import { ApproveActions } from './ApproveActions';
import { DoneStep, StepLine } from './StepLine';
import type { ApprovalStep } from './useApprovalSteps';

type Props = { steps: readonly ApprovalStep[] };

/**
 * The approvals that a review needs, and after them its own transaction as the last step. Only the
 * first that is not done has buttons.
 */
export const ApprovalSteps = withMessages(signingMessages, Content);

function Content({ steps }: Props) {
  const t = useTranslations('approvals');
  const symbolText = useSymbolText();
  const total = steps.length + 1;
  const current = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ currency, approval, kind, isDone }, index) => {
    const place = { step: index + 1, total };
    const symbol = symbolText(currency);
    const key = `${kind} ${currencyId(currency)}`;
    if (isDone)
      return (
        <DoneStep
          key={key}
          {...place}
          kind={kind}
          symbol={symbol}
          hash={kind === 'approve' ? approval.submission.data?.transaction.hash : undefined}
        />
      );
    if (index === current)
      return (
        <ApproveActions
          key={key}
          approval={approval}
          currency={currency}
          kind={kind}
          place={place}
        />
      );
    return <StepLine key={key} {...place} state="toCome" title={t(`${kind}.title`, { symbol })} />;
  });
}
