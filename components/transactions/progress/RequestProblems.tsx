import { Declined } from '@/components/frame/errors/Declined';
import { useErrorText } from '@/components/frame/errors/useErrorText';
import { Notice } from '@/components/ui/Notice';
import { PerhapsSentError } from '@/lib/transactions/submit/perhapsSent';
import type { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { WalletBusyError } from '@/lib/transactions/submit/walletFailure';
import { DismissedRequest } from './DismissedButton';
import { PerhapsSentText } from './PerhapsSent';
import { UncheckedNetwork } from './UncheckedNetwork';

type Props = {
  /** The request to send or to sign. */
  submission: Pick<
    ReturnType<typeof useSubmit>,
    'error' | 'isUnchecked' | 'isDeclined' | 'acceptUnchecked' | 'reset' | 'forgetRequest'
  >;
  /** Whether something else explains the failure. */
  isExplained?: boolean;
};

/** Why the latest request of a button failed, and what to do about it. */
export function RequestProblems({ submission, isExplained = false }: Props) {
  const errorText = useErrorText();
  const { error, isUnchecked, isDeclined } = submission;
  const isPerhapsSent = error instanceof PerhapsSentError;
  const isPlainFailure = error && !isUnchecked && !isExplained && !isPerhapsSent;
  return (
    <>
      {isUnchecked && (
        <UncheckedNetwork onContinue={submission.acceptUnchecked} onCancel={submission.reset} />
      )}
      {isDeclined && <Declined />}
      {isPerhapsSent && (
        <Notice tone="warning">
          <PerhapsSentText request={error.request} answerText={error.answerText} />
        </Notice>
      )}
      {isPlainFailure && <Notice tone="error">{errorText(error)}</Notice>}
      {error instanceof WalletBusyError && <DismissedRequest onClick={submission.forgetRequest} />}
    </>
  );
}
