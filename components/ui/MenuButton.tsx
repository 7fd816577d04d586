'use client';

import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from './Button';
import * as styles from './MenuButton.css';

/** What an open menu knows of the button that opened it. */
export type OpenMenu = {
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** A keyboard starts on the first item, a pointer on none. */
  readonly isByKeyboard: boolean;
  readonly onClose: () => void;
};

type Props = ComponentProps<typeof Button> & {
  /** The menu, whose code is best loaded when it is first opened. */
  menu: (open: OpenMenu) => ReactNode;
};

/** A button that opens a menu: with a click, Enter, Space or the down arrow. */
export function MenuButton({ menu, ...rest }: Props) {
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer'>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.place}>
      <Button
        {...rest}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={openedBy !== undefined}
        // A keyboard's click has no count.
        onClick={({ detail }) => {
          const way = detail === 0 ? 'keyboard' : 'pointer';
          setOpenedBy(openedBy ? undefined : way);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpenedBy('keyboard');
        }}
      />
      {openedBy &&
        menu({
          opener,
          isByKeyboard: openedBy === 'keyboard',
          onClose: () => setOpenedBy(undefined),
        })}
    </span>
  );
}
