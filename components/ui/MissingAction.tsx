import { Button } from './Button';

/** Replaces a form's primary action and says what is missing. */
export function MissingAction({ children }: { children: string }) {
  return (
    <Button variant="primary" disabled>
      {children}
    </Button>
  );
}
