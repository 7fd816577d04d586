import { Declined } from '@/components/errors/Declined';
import { useErrorText } from '@/components/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { WalletBusyError } from '@/lib/submit/walletFailure';
import { DismissedRequest } from './DismissedButton';
import { UncheckedNetwork } from './UncheckedNetwork';

type Props = {
  submission: ReturnType<typeof useSubmit>;
  /** Whether something else explains the failure. */
  isExplained?: boolean;
};

/** Why the latest request of a button was not sent, and what to do about it. */
export function RequestProblems({ submission, isExplained = false }: Props) {
  const errorText = useErrorText();
  const { error, isUnchecked, isDeclined } = submission;
  return (
    <>
      {isUnchecked && (
        <UncheckedNetwork onContinue={submission.acceptUnchecked} onCancel={submission.reset} />
      )}
      {isDeclined && <Declined />}
      {error && !isUnchecked && !isExplained && <Notice tone="error">{errorText(error)}</Notice>}
      {error instanceof WalletBusyError && <DismissedRequest onClick={submission.forgetRequest} />}
    </>
  );
}
