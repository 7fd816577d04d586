import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
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
  tabs: readonly [Tab, ...Tab[]];
};

/**
 * Shows one of several parts: the first, until the user chooses another one by a press or by the
 * arrow keys. The others stay mounted.
 */
export function Tabs({ label, tabs }: Props) {
  const [chosen, setChosen] = useState(tabs[0].key);
  return (
    <Radix.Root value={chosen} onValueChange={setChosen}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map(({ key, title, count }) => (
          <Radix.Trigger key={key} value={key} className={styles.tab}>
            {title}
            {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ key, content }) => (
        <Radix.Content key={key} value={key} forceMount hidden={key !== chosen}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
