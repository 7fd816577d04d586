import { useState } from 'react';
import * as styles from './useChangeMark.css';

/**
 * The class that marks a figure for a moment each time its text changes; none as it first appears.
 *
 * Two classes of the same look take turns, so that each change starts the animation anew.
 */
export function useChangeMark(text: string | undefined): string | undefined {
  const [known, setKnown] = useState({ text, changes: 0 });
  if (known.text !== text) setKnown({ text, changes: known.changes + 1 });
  if (text === undefined || known.changes === 0) return undefined;
  return known.changes % 2 === 0 ? styles.even : styles.odd;
}
