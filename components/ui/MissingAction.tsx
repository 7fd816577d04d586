import { Button } from './Button';

/** Stands in place of a form's primary action and says what it lacks. */
export function MissingAction({ children }: { children: string }) {
  return (
    <Button variant="primary" disabled>
      {children}
    </Button>
  );
}
