import { useState } from 'react';

/** Whether `condition` holds, or has held since the component appeared. */
export function useLatch(condition: boolean): boolean {
  const [hasHeld, setHeld] = useState(false);
  if (condition && !hasHeld) setHeld(true);
  return hasHeld || condition;
}
