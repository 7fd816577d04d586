import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as styles from './Tabs.css';

type Tab = {
  readonly key: string;
  readonly title: string;
  /** How many entries it has; undefined while unknown. */
  readonly count?: number | undefined;
  readonly content: ReactNode;
};

type Props = {
  /** What the tabs choose, for screen readers. */
  label: string;
  tabs: readonly Tab[];
};

/**
 * Shows one of several parts: the first, until the user chooses another one by a press or by the
 * arrow keys.
 */
export function Tabs({ label, tabs }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = destination(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, title, count }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            aria-selected={index === chosen}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title}
            {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={index !== chosen}
        >
          {content}
        </div>
      ))}
    </>
  );
}

/** The tab that a key leads to; undefined for other keys. */
function destination(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
