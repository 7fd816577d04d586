import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { FormSending } from '@/lib/forms/useSentForm';

type Props = {
  sending: FormSending;
  /** What it says while the same form is already sent: it would be sent once more. */
  again: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** The button of a form that opens its review. */
export function ReviewButton({ sending, again, disabled, onClick, children }: Props) {
  const isSent = sending.status !== 'unsent';
  return (
    <Button variant={isSent ? 'repeat' : 'primary'} disabled={disabled} onClick={onClick}>
      {isSent ? again : children}
    </Button>
  );
}
