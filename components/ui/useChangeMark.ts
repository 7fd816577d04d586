import { useState } from 'react';
import * as styles from './useChangeMark.css';

/**
 * A class that marks a figure for a moment when its text changes, but not when it first appears.
 *
 * It alternates between two classes with the same styles, so that each change restarts the
 * animation.
 */
export function useChangeMark(text: string | undefined): string | undefined {
  const [known, setKnown] = useState({ text, changes: 0 });
  if (known.text !== text) setKnown({ text, changes: known.changes + 1 });
  if (text === undefined || known.changes === 0) return undefined;
  return known.changes % 2 === 0 ? styles.even : styles.odd;
}
