import { Children, isValidElement, type ReactNode } from 'react';
import { kept } from './withEnds.css';

/** What ends a sentence or a part of it, at the start of a text. */
const END = /^[\p{Po}\p{Pe}\p{Pf}]+/u;

/**
 * A text with elements in it, such as amounts, where no line ends between an element and the
 * punctuation after it. Browsers end lines behind a box even before a full stop, and some of them
 * also before a word joiner.
 */
export function withEnds(content: ReactNode): ReactNode {
  const parts = Children.toArray(content);
  return parts.map((part, index) => {
    const end = endOf(parts[index + 1]);
    if (isValidElement(part))
      return end === '' ? (
        part
      ) : (
        <span key={part.key} className={kept}>
          {part}
          {end}
        </span>
      );
    return isValidElement(parts[index - 1]) ? String(part).slice(endOf(part).length) : part;
  });
}

function endOf(part: ReactNode): string {
  return (typeof part === 'string' && END.exec(part)?.[0]) || '';
}
