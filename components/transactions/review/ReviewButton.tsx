import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { FormStatus } from '@/lib/transactions/forms/useFormStatus';
import { useHasWalletRequest } from '@/lib/transactions/submit/useHasWalletRequest';

type Props = {
  formStatus: FormStatus;
  /** What it says while the same form is already sent: it would be sent once more. */
  again: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/**
 * The button of a form that opens its review. It is not the main button if the same was sent, or
 * while the wallet has an unanswered request. Enter in an amount presses the main button.
 */
export function ReviewButton({ formStatus, again, disabled, onClick, children }: Props) {
  const isSent = formStatus.status !== 'unsent';
  const isRequested = useHasWalletRequest();
  return (
    <Button
      variant={isSent || isRequested ? 'repeat' : 'primary'}
      data-review=""
      disabled={disabled}
      onClick={onClick}
    >
      {isSent ? again : children}
    </Button>
  );
}
